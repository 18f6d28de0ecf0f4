-- B2.06: whether an adopter agreed that staff see how well pets suit them. Changes are events of the person.
ALTER TABLE users ADD COLUMN shares_matching boolean NOT NULL DEFAULT false;
