-- B10.01: import by the page.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  file_name text NOT NULL,
  file_size integer NOT NULL CHECK (file_size > 0),
  -- Milliseconds, as the browser says it.
  file_modified bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('uploading', 'reading', 'unreadable', 'mapping', 'rehearsing', 'rehearsed',
    'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  -- What is wrong with the file, or why it stopped.
  problem text,
  -- The columns with examples, and the layouts that fit.
  sheet jsonb,
  -- How the file is read, as it is suggested or was chosen.
  reading jsonb,
  is_remembered boolean NOT NULL DEFAULT false,
  row_count integer,
  -- The last line of the step at work that is stored.
  done_line integer NOT NULL DEFAULT 0,
  counts jsonb NOT NULL DEFAULT '{}',
  undo_counts jsonb NOT NULL DEFAULT '{}',
  cancelled_visits integer NOT NULL DEFAULT 0,
  is_stopping boolean NOT NULL DEFAULT false,
  finished_at timestamptz,
  undone_by uuid REFERENCES users ON DELETE SET NULL,
  -- The worker that has it: another one takes it when the lease is over, and then the first one can store nothing more.
  worker uuid,
  leased_until timestamptz,
  failures integer NOT NULL DEFAULT 0
);
CREATE INDEX imports_shelter_idx ON imports (shelter_id, created_at DESC);
CREATE INDEX imports_created_by_idx ON imports (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX imports_undone_by_idx ON imports (undone_by) WHERE undone_by IS NOT NULL;
CREATE INDEX imports_work_idx ON imports (created_at)
  WHERE state IN ('reading', 'rehearsing', 'running', 'undoing');

-- The file: servers share the database only.
CREATE TABLE import_pieces (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  position integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, position)
);
-- Files are often packed already.
ALTER TABLE import_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- What becomes of each row: of the rehearsal, and then of the run.
CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  line integer NOT NULL,
  row_id text NOT NULL,
  name text NOT NULL,
  outcome text NOT NULL
    CHECK (outcome IN ('added', 'updated', 'unchanged', 'conflict', 'deleted', 'rejected')),
  changes text[] NOT NULL,
  reasons text[] NOT NULL,
  pet_id uuid,
  -- To undo: the version of the pet right after the run, its columns before, and what had been imported last. Null where
  -- the run has changed nothing.
  version integer,
  before jsonb,
  last jsonb,
  undo text CHECK (undo IN ('undone', 'stays')),
  PRIMARY KEY (import_id, line)
);
CREATE INDEX import_rows_outcome_idx ON import_rows (import_id, outcome, line);
CREATE INDEX import_rows_undo_idx ON import_rows (import_id, line) WHERE version IS NOT NULL;

-- How a shelter reads files with the same columns.
CREATE TABLE import_readings (
  shelter_id uuid NOT NULL REFERENCES shelters,
  -- SHA-256 of the names of the columns.
  header text NOT NULL,
  reading jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (shelter_id, header)
);
