-- When the holder of the account opened the link that was mailed to the address; null until then.
ALTER TABLE users ADD COLUMN email_confirmed_at timestamptz;

-- Staff are known to the shelter, and the people of the demonstration can open no letter.
UPDATE users SET email_confirmed_at = created_at
WHERE role = 'admin' OR lower(email) IN (
  'amara.okafor@example.org', 'jonas.brandt@example.org', 'mei.tanaka@example.org',
  'rafael.vidal@example.org', 'priya.raman@example.org', 'leo.marchetti@example.org'
);
