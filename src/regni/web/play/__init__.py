"""What is played in browsers: kept, hosted, and seen from each of them."""
