-- Photos whose files are being stored, before a pet shows them: nobody removes the files meanwhile.
-- The row goes in the transaction in which the pet begins to show the photo; without it that fails.
-- Losing these rows in a crash fails uploads and loses nothing, so they are not logged.
CREATE UNLOGGED TABLE photo_uploads (
  id uuid PRIMARY KEY,
  photo_hash text NOT NULL,
  -- The process that stores the files.
  owner text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX photo_uploads_photo_hash_idx ON photo_uploads (photo_hash);

-- Photos whose files are being removed: as long as the row is there, no pet begins to show the photo.
CREATE TABLE photo_removals (
  photo_hash text PRIMARY KEY,
  owner text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now()
);

-- The servers that run now, and hashes of those of their settings that must be the same everywhere.
CREATE UNLOGGED TABLE servers (
  id uuid PRIMARY KEY,
  settings jsonb NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- Work at the start that one server of all does.
CREATE UNLOGGED TABLE start_tasks (
  name text PRIMARY KEY,
  owner text NOT NULL,
  -- Whoever is not heard of by then has died.
  ends_at timestamptz NOT NULL
);

-- What was changed in the last minutes, for servers that cannot LISTEN because a connection pooler is in
-- between. A reader that remembers its last snapshot finds exactly what was committed since.
CREATE UNLOGGED TABLE recent_changes (
  channel text NOT NULL,
  payload text NOT NULL,
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  made_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX recent_changes_transaction_id_idx ON recent_changes (transaction_id);
CREATE INDEX recent_changes_made_at_idx ON recent_changes (made_at);

CREATE OR REPLACE FUNCTION notify_pets_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pets_changed', '');
  INSERT INTO recent_changes (channel, payload) VALUES ('pets_changed', '');
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION notify_preferences_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_user text := coalesce(NEW.user_id, OLD.user_id)::text;
BEGIN
  PERFORM pg_notify('preferences_changed', changed_user);
  INSERT INTO recent_changes (channel, payload) VALUES ('preferences_changed', changed_user);
  RETURN NULL;
END $$;
