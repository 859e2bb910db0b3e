// What playing by keys needs to know in several places of the table.
export const access = $state({
  /** Of the twenty positions, the one that Tab stops at: that walked to last. */
  position: "bear.sheriff",
  /** Whether the command line is open. */
  command: false,
});
