-- B8.01: a shelter's name in addresses. The first one gets that of its name with its first settings.
ALTER TABLE shelters ADD COLUMN slug text NOT NULL DEFAULT 'shelter'
  CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60);
ALTER TABLE shelters ALTER COLUMN slug DROP DEFAULT;
CREATE UNIQUE INDEX shelters_slug_key ON shelters (slug);
