-- A letter in the voice of the pet, after a visit; at most one for each.
CREATE TABLE pet_letters (
  visit_id uuid PRIMARY KEY REFERENCES visits ON DELETE CASCADE,
  -- Who may share it; null for a walk-in.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  pet_name text NOT NULL,
  text text NOT NULL,
  -- Its files stay as long as the letter, whatever the pet shows.
  photo_hash text,
  external_photo jsonb,
  sent_at timestamptz NOT NULL,
  -- Of the public page, while it is shared.
  share_token text UNIQUE
);
CREATE INDEX pet_letters_user_idx ON pet_letters (user_id);
CREATE INDEX pet_letters_photo_idx ON pet_letters (photo_hash);
