-- B1.10: people are told by mail of new pets like those of a list, or that fit them; see docs/alerts.md.
CREATE TABLE pet_alerts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('search', 'matches')),
  -- The query of the address of /pets; empty for all pets, and for the matches.
  query text NOT NULL CHECK (length(query) <= 4000 AND (kind = 'search' OR query = '')),
  frequency text NOT NULL CHECK (frequency IN ('at_once', 'daily')),
  created_at timestamptz NOT NULL,
  last_sent_at timestamptz
);
-- An index row cannot hold the longest query.
CREATE UNIQUE INDEX pet_alerts_once ON pet_alerts (user_id, kind, md5(query));

-- Never one pet twice: what an alert has found, and since when the person has been told of it.
CREATE TABLE alerted_pets (
  alert_id uuid NOT NULL REFERENCES pet_alerts (id) ON DELETE CASCADE,
  pet_id uuid NOT NULL REFERENCES pets (id) ON DELETE CASCADE,
  found_at timestamptz NOT NULL,
  mailed_at timestamptz,
  PRIMARY KEY (alert_id, pet_id)
);
CREATE INDEX alerted_pets_pet_idx ON alerted_pets (pet_id);
CREATE INDEX alerted_pets_to_mail_idx ON alerted_pets (alert_id) WHERE mailed_at IS NULL;

-- The queue of pets that are to be compared with all alerts. A trigger fills it in the transaction of the
-- change, so that no way of changing a pet is forgotten (decision 13).
CREATE TABLE pet_arrivals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pet_id uuid NOT NULL,
  -- The pet as it was, when it was available already: whoever was interested in it then knows it.
  before jsonb
);

CREATE FUNCTION record_pet_arrival() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A restored backup brings nothing new.
  IF current_setting('pawmatch.actor', true) IS DISTINCT FROM 'none' THEN
    INSERT INTO pet_arrivals (pet_id, before) VALUES (NEW.id,
      CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'Available' THEN to_jsonb(OLD) END);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pets_arrival_of_new AFTER INSERT ON pets FOR EACH ROW
  WHEN (NEW.status = 'Available') EXECUTE FUNCTION record_pet_arrival();
CREATE TRIGGER pets_arrival_of_changed AFTER UPDATE ON pets FOR EACH ROW
  WHEN (NEW.status = 'Available' AND NEW.version IS DISTINCT FROM OLD.version)
  EXECUTE FUNCTION record_pet_arrival();
