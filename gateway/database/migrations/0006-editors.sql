-- What the editors' page reads of the votes: the newest words, and the reasons of each section.
CREATE INDEX votes_with_words ON votes (at) WHERE comment IS NOT NULL;
CREATE INDEX votes_with_reason ON votes (page, section, language, reason, day)
  WHERE reason IS NOT NULL AND is_repeated = 0;

-- The weekly mail to the editors, once for all instances.
CREATE TABLE digests (
  -- The Monday that it is of, `2026-11-23`.
  week text PRIMARY KEY,
  -- When an instance began to send it: another one tries where this is long ago and it is not sent.
  claimed_at bigint NOT NULL,
  sent_at bigint,
  -- 1 where there was nothing to mend: that is said once, not each week.
  is_empty integer NOT NULL DEFAULT 0
);
