-- The ids of deleted accounts, and nothing about them: when a backup from before is restored, they are deleted again.
CREATE TABLE erased_people (
  user_id uuid PRIMARY KEY,
  erased_at timestamptz NOT NULL
);

CREATE FUNCTION record_erased_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO erased_people VALUES (OLD.id, clock_timestamp()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER users_erased AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION record_erased_person();
