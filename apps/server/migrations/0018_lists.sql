-- Searching texts of staff's lists (B4.01): lower case and without accents, as `foldText` of the contract.
-- The cost makes the planner prefer the indexes below; a function in SQL would be inlined without it.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 500 AS $$
BEGIN
  IF value ~ '^[ -~]*$' THEN
    RETURN lower(value);
  END IF;
  RETURN lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));
END $$;

-- Where an extension may not be created, searches work without it, and take longer.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not available';
END $$;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX pets_text_idx ON pets USING gin (fold_text(name || ' ' || breed) gin_trgm_ops);
    CREATE INDEX users_text_idx ON users
      USING gin (fold_text(full_name || ' ' || email || ' ' || coalesce(phone_number, '')) gin_trgm_ops);
    CREATE INDEX visits_visitor_text_idx ON visits USING gin (
      fold_text(visitor_name || ' ' || coalesce(visitor_email, '') || ' ' || coalesce(visitor_phone, ''))
      gin_trgm_ops
    ) WHERE visitor_name IS NOT NULL;
  END IF;
END $$;

CREATE INDEX pets_name_idx ON pets (lower(name), id);
CREATE INDEX users_name_idx ON users (lower(full_name), id);
CREATE INDEX users_newest_idx ON users (created_at DESC, id DESC);
CREATE INDEX visits_starts_idx ON visits (starts_at, id);
CREATE INDEX visits_status_starts_idx ON visits (status, starts_at, id);
