-- A vote on a section, and what was written with it. No address, no browser, no account: nothing says whose it is.
CREATE TABLE votes (
  -- On the reader's thank-you page: who has it may erase the vote.
  number text PRIMARY KEY,
  at bigint NOT NULL,
  day text NOT NULL,
  page text NOT NULL,
  section text NOT NULL,
  language text NOT NULL,
  answer text NOT NULL CHECK (answer IN ('yes', 'no')),
  reason text,
  comment text,
  -- 'personal' where screening suspects a name's place, a number or an address in it.
  comment_holds text CHECK (comment_holds IN ('nothing personal', 'personal')),
  -- Whether the sums have it.
  is_counted integer NOT NULL DEFAULT 0
);
CREATE INDEX votes_by_moment ON votes (at);

-- What is left of the votes when they are erased: how many of a day.
CREATE TABLE vote_sums (
  day text NOT NULL,
  page text NOT NULL,
  section text NOT NULL,
  language text NOT NULL,
  yes integer NOT NULL,
  no integer NOT NULL,
  PRIMARY KEY (day, page, section, language)
);
