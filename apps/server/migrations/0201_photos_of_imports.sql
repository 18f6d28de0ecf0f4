-- B10.01: photos from the addresses of a file.
ALTER TABLE import_rows ADD COLUMN photo text;
ALTER TABLE imports ADD COLUMN photos_by uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX imports_photos_by_idx ON imports (photos_by) WHERE photos_by IS NOT NULL;
ALTER TABLE imports DROP CONSTRAINT imports_state_check;
ALTER TABLE imports ADD CONSTRAINT imports_state_check CHECK (state IN ('uploading', 'reading', 'unreadable', 'mapping',
  'rehearsing', 'rehearsed', 'running', 'done', 'cancelled', 'failed', 'fetching', 'undoing', 'undone'));
DROP INDEX imports_work_idx;
CREATE INDEX imports_work_idx ON imports (created_at)
  WHERE state IN ('reading', 'rehearsing', 'running', 'fetching', 'undoing');
