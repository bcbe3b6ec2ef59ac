-- Numbers that somebody asked to have erased: what another instance still keeps in memory under one of them is not stored later.
CREATE TABLE erased (
  number text PRIMARY KEY,
  -- When, in milliseconds since 1970; 0 only within a write, which stands here so that no other writes under the number.
  at bigint NOT NULL
);
CREATE INDEX erased_by_moment ON erased (at);
