-- B9.06: of a contract with two adopters, the signature of each. It is signed when both are there; the contract then has
-- that of the first adopter, and a digest over both.
CREATE TABLE contract_signatures (
  contract_id uuid NOT NULL REFERENCES adoption_contracts ON DELETE CASCADE,
  signer text NOT NULL CHECK (signer IN ('first', 'second')),
  way text NOT NULL CHECK (way IN ('own_device', 'tablet')),
  signed_name text NOT NULL,
  consent text NOT NULL,
  signed_at timestamptz NOT NULL,
  handed_over_by uuid REFERENCES users ON DELETE SET NULL,
  PRIMARY KEY (contract_id, signer)
);
CREATE INDEX contract_signatures_handed_over_idx ON contract_signatures (handed_over_by)
  WHERE handed_over_by IS NOT NULL;
CREATE TRIGGER contract_signatures_kept BEFORE UPDATE ON contract_signatures
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_record();

DO $$
DECLARE
  purposes text := (SELECT pg_get_expr(conbin, conrelid) FROM pg_constraint
    WHERE conname = 'grants_purpose_check' AND conrelid = 'grants'::regclass);
BEGIN
  ALTER TABLE grants DROP CONSTRAINT grants_purpose_check;
  EXECUTE format('ALTER TABLE grants ADD CONSTRAINT grants_purpose_check CHECK (%s OR purpose = ''second contract'')', purposes);
END $$;
