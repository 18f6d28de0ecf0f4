-- B9.04: staff search adoptions by who adopts and by the pets, in one column, as visits are.
ALTER TABLE adoptions ADD COLUMN search_text text NOT NULL DEFAULT '';

CREATE FUNCTION set_adoption_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ',
    (SELECT string_agg(pet_name, ' ') FROM adoption_pets WHERE adoption_id = NEW.id),
    (SELECT concat_ws(' ', full_name, email, phone_number) FROM users WHERE id = NEW.user_id),
    NEW.adopter_name, NEW.adopter_email, NEW.adopter_phone, NEW.second_name, NEW.second_email));
  RETURN NEW;
END $$;
CREATE TRIGGER adoptions_search_text
  BEFORE INSERT OR UPDATE OF user_id, adopter_name, adopter_email, adopter_phone, second_name, second_email, search_text
  ON adoptions FOR EACH ROW EXECUTE FUNCTION set_adoption_search_text();

-- Setting the column fires the trigger above.
CREATE FUNCTION update_search_text_of_adoption_pets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE adoptions SET search_text = '' WHERE id = coalesce(NEW.adoption_id, OLD.adoption_id);
  RETURN NULL;
END $$;
CREATE TRIGGER adoption_pets_search_text AFTER INSERT OR DELETE OR UPDATE OF pet_name ON adoption_pets
  FOR EACH ROW EXECUTE FUNCTION update_search_text_of_adoption_pets();

-- Locks visits, then adoptions, each by id, as everybody does.
CREATE OR REPLACE FUNCTION update_search_text_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM visits WHERE user_id = NEW.id ORDER BY id FOR UPDATE;
  UPDATE visits SET user_id = user_id WHERE user_id = NEW.id;
  PERFORM FROM adoptions WHERE user_id = NEW.id ORDER BY id FOR UPDATE;
  UPDATE adoptions SET search_text = '' WHERE user_id = NEW.id;
  RETURN NULL;
END $$;

-- What only the database writes is no new version.
CREATE OR REPLACE TRIGGER adoptions_version BEFORE UPDATE ON adoptions FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at,notification_sequence,search_text}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at,notification_sequence,search_text}'::text[])
  EXECUTE FUNCTION count_version();

ALTER TABLE adoptions DISABLE TRIGGER USER;
UPDATE adoptions SET search_text = fold_text(concat_ws(' ',
  (SELECT string_agg(pet_name, ' ') FROM adoption_pets WHERE adoption_id = adoptions.id),
  (SELECT concat_ws(' ', full_name, email, phone_number) FROM users WHERE users.id = adoptions.user_id),
  adopter_name, adopter_email, adopter_phone, second_name, second_email));
ALTER TABLE adoptions ENABLE TRIGGER USER;

-- Without fastupdate, which makes searches slow after many changes.
CREATE INDEX adoptions_search_idx ON adoptions USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);

-- The order of the lists (`order` of adoption-list.repository.ts), so that a page reads its own rows.
CREATE INDEX adoptions_list_idx ON adoptions (shelter_id,
  (CASE WHEN stage IN ('asked', 'checking') THEN answer_by END), (coalesce(adopted_at, ended_at, created_at)) DESC, id DESC);
