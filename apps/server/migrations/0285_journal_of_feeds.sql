-- B10.04: who changed what of a feed is in the journal. Whatever kinds there are already.
DO $$
DECLARE
  kinds text := (SELECT pg_get_expr(conbin, conrelid) FROM pg_constraint
    WHERE conname = 'journal_kind_check' AND conrelid = 'journal'::regclass);
BEGIN
  ALTER TABLE journal DROP CONSTRAINT journal_kind_check;
  EXECUTE format('ALTER TABLE journal ADD CONSTRAINT journal_kind_check
    CHECK (%s OR kind = ''feed.changed'') NOT VALID', kinds);
END $$;
