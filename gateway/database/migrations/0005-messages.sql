-- What people write to us on the contact page. No address of theirs but the one for the reply, and no browser.
CREATE TABLE messages (
  -- On the writer's thank-you page: who has it may erase the message.
  number text PRIMARY KEY,
  at bigint NOT NULL,
  language text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('drive', 'host', 'both')),
  topic text NOT NULL,
  reply_to text NOT NULL,
  body text NOT NULL,
  -- pending: in the outbox; sent; failed: given up; waiting: for a person; inbox: read here, since nothing delivers.
  state text NOT NULL CHECK (state IN ('pending', 'sent', 'failed', 'waiting', 'inbox')),
  -- Why it waits: words with commas between.
  doubts text NOT NULL
);
CREATE INDEX messages_by_moment ON messages (at);
CREATE INDEX messages_by_state ON messages (state, at);

-- Which messages are still to be delivered. A row leaves when its message is delivered or given up.
CREATE TABLE outbox (
  number text PRIMARY KEY,
  -- When it was put here, in milliseconds since 1970.
  since bigint NOT NULL,
  -- When it is tried next.
  due_at bigint NOT NULL,
  -- How often it was tried and failed.
  failures integer NOT NULL,
  -- Whose turn it is, and until when: two instances do not deliver the same.
  claim text,
  claimed_until bigint NOT NULL
);
CREATE INDEX outbox_by_turn ON outbox (due_at);
