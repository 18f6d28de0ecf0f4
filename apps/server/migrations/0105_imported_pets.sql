-- What was last imported of each pet, so that an import tells what staff have changed from what the file has changed.
-- A row outlives its pet: it means that the pet was deleted here, and no file brings it back.
CREATE TABLE imported_pets (
  source text NOT NULL,
  source_id text NOT NULL,
  values jsonb NOT NULL,
  PRIMARY KEY (source, source_id)
);

-- Pets that were imported before this table have no row. Their deletion leaves one.
CREATE FUNCTION remember_deleted_import() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO imported_pets (source, source_id, values) VALUES (OLD.source, OLD.source_id, '{}')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER pets_deleted_import AFTER DELETE ON pets
  FOR EACH ROW WHEN (OLD.source IS NOT NULL) EXECUTE FUNCTION remember_deleted_import();
