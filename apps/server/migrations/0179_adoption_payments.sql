-- B9.06: money that was received or given back. It is recorded, never moved.
CREATE TABLE adoption_payments (
  id uuid PRIMARY KEY,
  shelter_id uuid NOT NULL REFERENCES shelters,
  adoption_id uuid NOT NULL REFERENCES adoptions,
  -- Of the receipt.
  number integer NOT NULL CHECK (number > 0),
  amount_cents integer NOT NULL CHECK (amount_cents BETWEEN 1 AND 1000000),
  kind text NOT NULL CHECK (kind IN ('fee', 'gift', 'refund')),
  method text NOT NULL CHECK (method IN ('cash', 'card', 'transfer', 'other')),
  note text,
  received_at timestamptz NOT NULL,
  received_by uuid REFERENCES users ON DELETE SET NULL,
  -- The payment that this one takes back.
  reverses uuid UNIQUE REFERENCES adoption_payments,
  UNIQUE (shelter_id, number)
);
CREATE INDEX adoption_payments_adoption_idx ON adoption_payments (adoption_id);

-- Only reversed.
CREATE TRIGGER adoption_payments_kept BEFORE UPDATE ON adoption_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_record();
