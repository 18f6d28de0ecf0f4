-- B5.04: the language of letters and pages. An unknown one, of a later version, is read as English.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2,3}$');
