-- B9.06: the shelter's contract. Versions of its text are never changed; version 0 is the application's own.
CREATE TABLE contract_templates (
  shelter_id uuid NOT NULL REFERENCES shelters,
  version integer NOT NULL CHECK (version > 0),
  text text NOT NULL,
  changed_by uuid REFERENCES users ON DELETE SET NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (shelter_id, version)
);

-- For how many years signed contracts are kept.
ALTER TABLE shelters ADD COLUMN contract_years integer NOT NULL DEFAULT 7 CHECK (contract_years BETWEEN 1 AND 50);

CREATE TABLE adoption_contracts (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  adoption_id uuid NOT NULL REFERENCES adoptions,
  state text NOT NULL CHECK (state IN ('open', 'signed', 'void')),
  template_version integer NOT NULL,
  -- With the fields filled in, as it was shown.
  text text NOT NULL,
  fields jsonb NOT NULL,
  made_by uuid REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL,
  way text CHECK (way IN ('own_device', 'tablet', 'paper')),
  signed_name text,
  consent text,
  signed_at timestamptz,
  -- Of text, fields and signature: SHA-256 in hexadecimal digits.
  digest text,
  -- Who handed the device over, or uploaded the photo.
  handed_over_by uuid REFERENCES users ON DELETE SET NULL,
  -- JPEG; it is nowhere but here, because stored pictures are public.
  photo bytea CHECK (length(photo) <= 2097152),
  voided_at timestamptz,
  voided_by uuid REFERENCES users ON DELETE SET NULL,
  CHECK (state <> 'signed' OR signed_at IS NOT NULL),
  CHECK (state <> 'open' OR signed_at IS NULL),
  CHECK (num_nulls(way, signed_name, consent, signed_at, digest) IN (0, 5)),
  CHECK ((way IS NOT DISTINCT FROM 'paper') = (photo IS NOT NULL)),
  CHECK ((state = 'void') = (voided_at IS NOT NULL))
);
CREATE UNIQUE INDEX adoption_contracts_valid_key ON adoption_contracts (adoption_id) WHERE state <> 'void';
CREATE INDEX adoption_contracts_adoption_idx ON adoption_contracts (adoption_id);
CREATE INDEX adoption_contracts_signed_idx ON adoption_contracts (shelter_id, signed_at) WHERE signed_at IS NOT NULL;

-- What was shown never changes, nor what was signed: contracts are signed once, and declared void once. Accounts of staff
-- may go.
CREATE FUNCTION refuse_change_of_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[] := ARRAY(
    SELECT key FROM jsonb_each(to_jsonb(NEW)) WHERE value IS DISTINCT FROM to_jsonb(OLD) -> key);
  allowed text[] := '{}';
BEGIN
  IF TG_TABLE_NAME = 'adoption_contracts' THEN
    IF OLD.state = 'open' AND NEW.state = 'signed' THEN
      allowed := '{state,way,signed_name,consent,signed_at,digest,handed_over_by,photo}';
    ELSIF OLD.state <> 'void' AND NEW.state = 'void' THEN
      allowed := '{state,voided_at,voided_by}';
    END IF;
  END IF;
  SELECT allowed || coalesce(array_agg(key), '{}') INTO allowed
  FROM jsonb_each(to_jsonb(NEW)) WHERE value = 'null' AND key IN ('made_by', 'handed_over_by', 'voided_by', 'changed_by', 'received_by');
  IF NOT changed <@ allowed THEN
    RAISE EXCEPTION 'What was signed or recorded is never changed: %', changed USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER contract_templates_kept BEFORE UPDATE ON contract_templates
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_record();
CREATE TRIGGER adoption_contracts_kept BEFORE UPDATE ON adoption_contracts
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_record();

-- The history of the adoption says that there is a contract, or that it was signed.
CREATE FUNCTION record_contract_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  adopter uuid := (SELECT user_id FROM adoptions WHERE id = NEW.adoption_id);
  pet uuid := (SELECT pet_id FROM adoption_pets WHERE adoption_id = NEW.adoption_id ORDER BY pet_id LIMIT 1);
  before text := NULL;
BEGIN
  IF TG_OP = 'UPDATE' THEN before := OLD.state; END IF;
  IF before IS DISTINCT FROM NEW.state THEN
    PERFORM record_event('adoption.updated', 'adoption', NEW.adoption_id, pet, adopter,
      coalesce(NEW.voided_at, NEW.signed_at, NEW.made_at), jsonb_build_object('contract', jsonb_build_array(before, NEW.state)));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER adoption_contracts_event AFTER INSERT OR UPDATE OF state ON adoption_contracts
  FOR EACH ROW EXECUTE FUNCTION record_contract_event();

-- With the account of the adopter, what was not signed goes. Signed contracts stay for the years of the law.
CREATE FUNCTION forget_unsigned_contracts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM adoption_contracts WHERE adoption_id = NEW.id AND signed_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER adoptions_unsigned_contracts AFTER UPDATE OF user_id ON adoptions FOR EACH ROW
  WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL) EXECUTE FUNCTION forget_unsigned_contracts();

ALTER TABLE grants DROP CONSTRAINT grants_purpose_check;
ALTER TABLE grants ADD CONSTRAINT grants_purpose_check CHECK (purpose IN (
  'password reset', 'email confirmation', 'visit', 'held time', 'alert', 'calendar', 'match invitation', 'pet letter',
  'staff invitation', 'contract', 'contract handover')) NOT VALID;
