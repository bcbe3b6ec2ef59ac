-- When what was kept for long enough was last erased: one row.
CREATE TABLE retention (
  one integer PRIMARY KEY CHECK (one = 1),
  at bigint NOT NULL
);
