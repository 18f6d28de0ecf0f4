-- B8.08: who was manager when a reset was asked for. One of them confirms it, and nobody who was made manager for that.
ALTER TABLE factor_resets ADD COLUMN managers uuid[];
UPDATE factor_resets SET managers = ARRAY(
  SELECT user_id FROM memberships WHERE role = 'manager' AND until IS NULL AND suspended_at IS NULL);
ALTER TABLE factor_resets ALTER COLUMN managers SET NOT NULL;
