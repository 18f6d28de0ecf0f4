-- The own page of a pet is found by the end of its id (contract: pets/pet-address).
CREATE INDEX pets_short_id_idx ON pets (right(id::text, 12));
