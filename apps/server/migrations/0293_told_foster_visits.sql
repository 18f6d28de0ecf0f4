-- B11.06: whether the last email that a home got about a visit says that it is confirmed. Without it, a visit that was
-- cancelled before its email went out would be called off to somebody who had never heard of it.
ALTER TABLE foster_visits ADD COLUMN is_told boolean NOT NULL DEFAULT false;
UPDATE foster_visits SET is_told = is_confirmed;
