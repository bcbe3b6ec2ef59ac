-- A question that the search did not answer, as it was worded, for 90 days. Nothing says who asked.
CREATE TABLE missed_wordings (
  language text NOT NULL,
  -- A keyed hash of the wording: it tells that the same came again, and nobody without the key finds out what it was.
  hash text NOT NULL,
  -- As in missed_sums, once it may be shown.
  topic text NOT NULL,
  first_day text NOT NULL,
  last_day text NOT NULL,
  times integer NOT NULL,
  -- Both only where screening finds nothing, or when it has come on a second day.
  wording text,
  stems text,
  PRIMARY KEY (language, hash)
);
CREATE INDEX missed_wordings_by_day ON missed_wordings (last_day);
CREATE INDEX missed_wordings_shown ON missed_wordings (language, topic) WHERE wording IS NOT NULL;

-- How often a topic was missed on a day.
CREATE TABLE missed_sums (
  language text NOT NULL,
  -- The stems of its words where the search knows all of them; a keyed hash where one of its wordings may be shown; else nothing.
  topic text NOT NULL,
  is_hashed integer NOT NULL,
  audience text NOT NULL CHECK (audience IN ('', 'drive', 'host')),
  day text NOT NULL,
  times integer NOT NULL,
  found_nothing integer NOT NULL,
  declined integer NOT NULL,
  unopened integer NOT NULL,
  PRIMARY KEY (language, topic, audience, day)
);
-- What is missed most is read from this alone, in its order.
CREATE INDEX missed_sums_times ON missed_sums (language, topic, audience, day, times);
CREATE INDEX missed_sums_hashed ON missed_sums (day) WHERE is_hashed = 1;
