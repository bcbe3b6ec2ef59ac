-- Since when nothing is erased, because the clock has gone on by days. Null, or not after `at`: it is not doubted.
ALTER TABLE retention ADD COLUMN doubted_at bigint;
