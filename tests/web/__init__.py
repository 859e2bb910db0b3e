"""Tests in a browser. A package, so that its browser is closed when its tests are over."""
