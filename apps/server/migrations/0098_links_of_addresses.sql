-- A mailed link is for one address. After the address of an account was changed, links that were mailed to
-- the old one do nothing, whatever the order in which mail and change happened.
ALTER TABLE email_confirmations ADD COLUMN email text;
ALTER TABLE password_resets ADD COLUMN email text;
UPDATE email_confirmations SET email = users.email FROM users WHERE users.id = user_id;
UPDATE password_resets SET email = users.email FROM users WHERE users.id = user_id;
ALTER TABLE email_confirmations ALTER COLUMN email SET NOT NULL;
ALTER TABLE password_resets ALTER COLUMN email SET NOT NULL;
