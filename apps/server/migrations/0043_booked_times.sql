-- The list of times counts the visits of all pets by time, from this index alone.
CREATE INDEX visits_booked_idx ON visits (starts_at, ends_at, pet_id)
  WHERE status IN ('pending', 'approved', 'confirmed');

-- The visits of a pet of the bookable days.
CREATE INDEX visits_pet_starts_idx ON visits (pet_id, starts_at);
DROP INDEX visits_pet_idx;
