-- B11.02: calls that a phone kept while it was offline, and perhaps sends twice because it did not get the answer.
-- Each is done once, in the transaction that writes its key here.
CREATE TABLE received_calls (
  -- Made by the phone, at random.
  key uuid PRIMARY KEY,
  received_at timestamptz NOT NULL
);
CREATE INDEX received_calls_time_idx ON received_calls (received_at);
