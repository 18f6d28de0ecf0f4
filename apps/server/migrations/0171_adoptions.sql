-- B9.04: adoptions, from the first "I would like to adopt" to the new home, and back.
CREATE TABLE adoptions (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  source text NOT NULL CHECK (source IN ('visit', 'adopter', 'walk_in')),
  visit_id uuid REFERENCES visits ON DELETE SET NULL,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  -- Of an adopter without an account.
  adopter_name text,
  adopter_email text,
  adopter_phone text,
  -- The other person who adopts.
  second_name text,
  second_email text,
  stage text NOT NULL CHECK (stage IN
    ('asked', 'checking', 'approved', 'on_trial', 'adopted', 'declined', 'withdrawn', 'returned')),
  end_reason text CHECK (end_reason IN
    ('adopter', 'staff', 'pet_adopted', 'pet_left', 'account_closed', 'mistake')),
  led_by uuid REFERENCES users ON DELETE SET NULL,
  -- The adopter's words.
  message text,
  -- By when the shelter answers.
  answer_by timestamptz,
  -- The last day of the trial.
  trial_until date,
  fee_cents integer CHECK (fee_cents BETWEEN 0 AND 1000000),
  approved_at timestamptz,
  adopted_at timestamptz,
  ended_at timestamptz,
  -- Of the newest notification about the adoption, 0 before the first.
  notification_sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((stage IN ('declined', 'withdrawn', 'returned')) = (ended_at IS NOT NULL)),
  CHECK (stage NOT IN ('adopted', 'returned') OR adopted_at IS NOT NULL)
);
CREATE INDEX adoptions_shelter_idx ON adoptions (shelter_id, stage, created_at);
CREATE INDEX adoptions_user_idx ON adoptions (user_id);
CREATE INDEX adoptions_visit_idx ON adoptions (visit_id);
CREATE INDEX adoptions_adopted_idx ON adoptions (shelter_id, adopted_at) WHERE adopted_at IS NOT NULL;

-- One pet, or both of a pair.
CREATE TABLE adoption_pets (
  adoption_id uuid NOT NULL REFERENCES adoptions ON DELETE CASCADE,
  -- No foreign key: the adoption of a deleted pet is kept.
  pet_id uuid NOT NULL,
  pet_name text NOT NULL,
  -- The stay that the adoption ended.
  stay_id uuid REFERENCES stays ON DELETE SET NULL,
  -- Whether nobody else can get the pet. Written by the database.
  is_held boolean NOT NULL DEFAULT false,
  PRIMARY KEY (adoption_id, pet_id)
);
-- One home a pet, whoever approves whom at the same moment.
CREATE UNIQUE INDEX adoption_pets_held_key ON adoption_pets (pet_id) WHERE is_held;
CREATE INDEX adoption_pets_pet_idx ON adoption_pets (pet_id);

CREATE FUNCTION holds_pets(stage text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT stage IN ('approved', 'on_trial', 'adopted')
$$;
CREATE FUNCTION hold_adoption_pets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'adoption_pets' THEN
    NEW.is_held := (SELECT holds_pets(stage) FROM adoptions WHERE id = NEW.adoption_id);
    RETURN NEW;
  END IF;
  UPDATE adoption_pets SET is_held = holds_pets(NEW.stage)
  WHERE adoption_id = NEW.id AND is_held <> holds_pets(NEW.stage);
  RETURN NULL;
END $$;
CREATE TRIGGER adoption_pets_held BEFORE INSERT ON adoption_pets
  FOR EACH ROW EXECUTE FUNCTION hold_adoption_pets();
CREATE TRIGGER adoptions_held AFTER UPDATE OF stage ON adoptions
  FOR EACH ROW EXECUTE FUNCTION hold_adoption_pets();

CREATE TRIGGER adoptions_version BEFORE UPDATE ON adoptions FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{version,updated_at,notification_sequence}'::text[]
    IS DISTINCT FROM to_jsonb(NEW) - '{version,updated_at,notification_sequence}'::text[])
  EXECUTE FUNCTION count_version();

-- The kind of a change is its new stage.
CREATE FUNCTION record_adoption_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
  pet_id uuid := (SELECT pet_id FROM adoption_pets WHERE adoption_id = NEW.id ORDER BY pet_id LIMIT 1);
BEGIN
  changes := changed_fields(
    CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) ELSE jsonb_build_object('stage', NULL) END, to_jsonb(NEW),
    '{id,version,created_at,updated_at,notification_sequence,user_id,visit_id,source,led_by}',
    '{adopter_name,adopter_email,adopter_phone,second_name,second_email,message}');
  IF TG_OP = 'INSERT' THEN
    changes := jsonb_build_object('stage', changes -> 'stage');
  END IF;
  IF changes <> '{}' THEN
    PERFORM record_event(
      CASE WHEN changes ? 'stage' THEN 'adoption.' || NEW.stage ELSE 'adoption.updated' END,
      'adoption', NEW.id, pet_id, NEW.user_id, NEW.updated_at, changes);
  END IF;
  RETURN NULL;
END $$;
-- At the end of the transaction, when its pets are known.
CREATE CONSTRAINT TRIGGER adoptions_event_of_new AFTER INSERT ON adoptions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_adoption_event();
CREATE TRIGGER adoptions_event AFTER UPDATE ON adoptions
  FOR EACH ROW EXECUTE FUNCTION record_adoption_event();

CREATE OR REPLACE FUNCTION shelter_of_event(entity text, entity_id uuid, pet_id uuid) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT CASE entity
    WHEN 'person' THEN NULL
    WHEN 'shelter' THEN shelter_of_event.entity_id
    WHEN 'adoption' THEN (SELECT adoptions.shelter_id FROM adoptions WHERE adoptions.id = shelter_of_event.entity_id)
    WHEN 'visit' THEN coalesce(
      (SELECT visits.shelter_id FROM visits WHERE visits.id = shelter_of_event.entity_id),
      (SELECT events.shelter_id FROM events WHERE events.entity_id = shelter_of_event.entity_id
        ORDER BY events.id DESC LIMIT 1),
      (SELECT pets.shelter_id FROM pets WHERE pets.id = shelter_of_event.pet_id))
    ELSE coalesce(
      (SELECT pets.shelter_id FROM pets WHERE pets.id = shelter_of_event.pet_id),
      (SELECT events.shelter_id FROM events WHERE events.entity_id = shelter_of_event.entity_id
        ORDER BY events.id DESC LIMIT 1))
  END
$$;

ALTER TABLE events DROP CONSTRAINT events_entity_check;
ALTER TABLE events ADD CONSTRAINT events_entity_check
  CHECK (entity IN ('pet', 'visit', 'adoption', 'person', 'shelter')) NOT VALID;
