-- What the operator tells everybody now, for all instances: one row.
CREATE TABLE incidents (
  one integer PRIMARY KEY CHECK (one = 1),
  -- A list, as JSON.
  told text NOT NULL,
  told_at bigint NOT NULL
);
