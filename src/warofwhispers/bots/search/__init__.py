"""Looking ahead: candidates tried out in many possible worlds, and a tree that these share."""
