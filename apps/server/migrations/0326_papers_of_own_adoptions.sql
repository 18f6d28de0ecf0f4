-- B8.02: papers, payments and returns are of the shelter of their adoption.
ALTER TABLE adoptions ADD UNIQUE (shelter_id, id);
ALTER TABLE adoption_contracts DROP CONSTRAINT adoption_contracts_adoption_id_fkey,
  ADD FOREIGN KEY (shelter_id, adoption_id) REFERENCES adoptions (shelter_id, id);
ALTER TABLE adoption_payments ADD UNIQUE (shelter_id, id), DROP CONSTRAINT adoption_payments_adoption_id_fkey,
  DROP CONSTRAINT adoption_payments_reverses_fkey,
  ADD FOREIGN KEY (shelter_id, adoption_id) REFERENCES adoptions (shelter_id, id),
  ADD FOREIGN KEY (shelter_id, reverses) REFERENCES adoption_payments (shelter_id, id);
ALTER TABLE pet_returns DROP CONSTRAINT pet_returns_adoption_id_fkey,
  ADD FOREIGN KEY (shelter_id, adoption_id) REFERENCES adoptions (shelter_id, id) ON DELETE SET NULL (adoption_id);
