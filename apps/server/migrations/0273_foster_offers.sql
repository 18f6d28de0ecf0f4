-- B11.04: offers of pets to foster homes, and homes that end.
ALTER TABLE foster_homes
  ADD COLUMN wants_offer_mails boolean NOT NULL DEFAULT true,
  -- As of its place, so that the person can have another home.
  ADD COLUMN closed_at timestamptz;
DROP INDEX foster_homes_user_key;
CREATE UNIQUE INDEX foster_homes_user_key ON foster_homes (shelter_id, user_id)
  WHERE user_id IS NOT NULL AND closed_at IS NULL;

CREATE FUNCTION close_foster_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE foster_homes SET closed_at = NEW.closed_at WHERE place_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER places_close_foster_home AFTER UPDATE OF closed_at ON places FOR EACH ROW
  WHEN (NEW.closed_at IS DISTINCT FROM OLD.closed_at) EXECUTE FUNCTION close_foster_home();

-- What a person said about their home goes with the account, and so does their name in that of the place.
CREATE FUNCTION forget_foster_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.takes := '{}';
  NEW.gives_medicine := false;
  NEW.has_dogs := NULL;
  NEW.has_cats := NULL;
  NEW.has_children := NULL;
  NEW.away_until := NULL;
  NEW.visit_days := NULL;
  NEW.meeting_place := NULL;
  UPDATE places SET name = 'Foster home' WHERE id = NEW.place_id;
  RETURN NEW;
END $$;
CREATE TRIGGER foster_homes_forget BEFORE UPDATE OF user_id ON foster_homes FOR EACH ROW
  WHEN (NEW.user_id IS NULL AND OLD.user_id IS NOT NULL) EXECUTE FUNCTION forget_foster_home();

-- Pets for which a home is looked for. Who is first takes them in: `taken_at` is set once.
CREATE TABLE foster_offers (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  note text NOT NULL,
  -- The day at the shelter from which they need a home; the offer ends with it.
  from_on date NOT NULL,
  weeks smallint NOT NULL CHECK (weeks BETWEEN 1 AND 52),
  offered_by uuid REFERENCES users ON DELETE SET NULL,
  offered_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  taken_at timestamptz,
  taken_place_id uuid,
  UNIQUE (shelter_id, id),
  FOREIGN KEY (shelter_id, taken_place_id) REFERENCES places (shelter_id, id),
  CHECK ((taken_at IS NULL) = (taken_place_id IS NULL)),
  CHECK (taken_at IS NULL OR withdrawn_at IS NULL)
);
CREATE INDEX foster_offers_recent_idx ON foster_offers (shelter_id, offered_at);
CREATE INDEX foster_offers_offered_by_idx ON foster_offers (offered_by) WHERE offered_by IS NOT NULL;
CREATE INDEX foster_offers_taken_idx ON foster_offers (shelter_id, taken_place_id) WHERE taken_place_id IS NOT NULL;

CREATE TABLE foster_offer_pets (
  offer_id uuid NOT NULL,
  shelter_id uuid NOT NULL,
  pet_id uuid NOT NULL REFERENCES pets ON DELETE CASCADE,
  -- Where it lived then: in another foster home, it does not need one any more.
  place_id uuid,
  PRIMARY KEY (offer_id, pet_id),
  FOREIGN KEY (shelter_id, offer_id) REFERENCES foster_offers (shelter_id, id),
  FOREIGN KEY (shelter_id, place_id) REFERENCES places (shelter_id, id)
);
CREATE INDEX foster_offer_pets_pet_idx ON foster_offer_pets (pet_id);
CREATE INDEX foster_offer_pets_place_idx ON foster_offer_pets (shelter_id, place_id) WHERE place_id IS NOT NULL;

-- The homes that an offer was sent to: nobody else sees it or can take it.
CREATE TABLE foster_offer_homes (
  offer_id uuid NOT NULL,
  shelter_id uuid NOT NULL,
  place_id uuid NOT NULL,
  declined_at timestamptz,
  PRIMARY KEY (offer_id, place_id),
  FOREIGN KEY (shelter_id, offer_id) REFERENCES foster_offers (shelter_id, id),
  FOREIGN KEY (shelter_id, place_id) REFERENCES places (shelter_id, id)
);
CREATE INDEX foster_offer_homes_place_idx ON foster_offer_homes (shelter_id, place_id);

-- For the screens of staff.
CREATE TRIGGER foster_homes_inserted AFTER INSERT ON foster_homes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER foster_homes_updated AFTER UPDATE ON foster_homes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER foster_offers_inserted AFTER INSERT ON foster_offers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER foster_offers_updated AFTER UPDATE ON foster_offers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
CREATE TRIGGER foster_offer_homes_updated AFTER UPDATE ON foster_offer_homes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_care_changed();
