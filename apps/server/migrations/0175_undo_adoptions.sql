-- B9.07: what a pet comes back to when its adoption was a mistake.
ALTER TABLE adoption_pets
  -- Before it was reserved; null while it was never.
  ADD COLUMN status_before text CHECK (status_before IN ('Available', 'Pending'));

-- Places in line for a pet that was adopted.
CREATE TABLE ended_waiting (
  pet_id uuid NOT NULL REFERENCES pets ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  turn bigint NOT NULL,
  joined_at timestamptz NOT NULL,
  wanted_from timestamptz,
  wanted_to timestamptz,
  missed timestamptz[] NOT NULL,
  ended_at timestamptz NOT NULL,
  PRIMARY KEY (pet_id, user_id)
);
CREATE INDEX ended_waiting_user_idx ON ended_waiting (user_id);
