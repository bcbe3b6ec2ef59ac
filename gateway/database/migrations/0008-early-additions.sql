-- What was added to a vote that is not here yet: the instance that took it keeps it in memory still. Nobody reads it here; it
-- goes into the vote's own row when the vote comes.
CREATE TABLE early_additions (
  -- That of the vote.
  number text PRIMARY KEY,
  at bigint NOT NULL,
  reason text,
  comment text,
  comment_holds text
);
CREATE INDEX early_additions_by_moment ON early_additions (at);
