-- 1 where the same browser voted on the section on the same day before: it is in no sum.
ALTER TABLE votes ADD COLUMN is_repeated integer NOT NULL DEFAULT 0;
