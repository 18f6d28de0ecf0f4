-- B11.02 S39: a key is that of one account and one call. Until now anybody's call with the same key counted as repeated,
-- and so did another body. Rows of before do not say whose they are.
DELETE FROM received_calls;
ALTER TABLE received_calls
  ADD COLUMN user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The method and the path as the contract has it, such as `POST /admin/foster/pets/:id/notes`.
  ADD COLUMN call text NOT NULL,
  -- SHA-256 of all that the call says, by which another one with the same key is told from a repeated one.
  ADD COLUMN digest bytea NOT NULL,
  -- Of calls with an answer: what a repeated one is answered. NULL until it is known.
  ADD COLUMN answer json,
  DROP CONSTRAINT received_calls_pkey,
  ADD PRIMARY KEY (user_id, call, key);
