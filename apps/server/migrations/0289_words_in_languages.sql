-- B5.02: words in emails in other languages than the shelter's own, which may have none, such as {"es": {"words": "…"}}.
ALTER TABLE letter_words
  ALTER COLUMN words DROP NOT NULL,
  ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'
    CONSTRAINT letter_words_translations_check CHECK (are_translations(translations)),
  ADD CONSTRAINT letter_words_check CHECK (words IS NOT NULL OR translations <> '{}');

-- The contract as well. One that was made keeps its language, which never changes after that.
ALTER TABLE contract_templates
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2,3}$'),
  ADD COLUMN translations jsonb NOT NULL DEFAULT '{}'
    CONSTRAINT contract_templates_translations_check CHECK (are_translations(translations));
ALTER TABLE adoption_contracts
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language ~ '^[a-z]{2,3}$');
