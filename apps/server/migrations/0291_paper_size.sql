-- B11.03 B9.06: the paper on which a shelter prints contracts, receipts and care sheets.
ALTER TABLE shelters ADD COLUMN paper_size text NOT NULL DEFAULT 'letter' CHECK (paper_size IN ('letter', 'a4'));
