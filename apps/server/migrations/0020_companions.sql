-- B1.13: dogs and cats are told apart. `pet_friendly` said both, or one of them without saying which.
-- Its column stays, unused, for servers of the earlier version that run until they are replaced.
ALTER TABLE pets ADD COLUMN dog_friendly boolean, ADD COLUMN cat_friendly boolean;
-- Neither a new version nor an event: nobody changed anything.
ALTER TABLE pets DISABLE TRIGGER USER;
UPDATE pets SET dog_friendly = pet_friendly, cat_friendly = pet_friendly WHERE pet_friendly IS NOT NULL;
ALTER TABLE pets ENABLE TRIGGER USER;
