-- S48: addresses are compared with composed accents, as they are now read. Two accounts of one address stay.
UPDATE users SET email = normalize(email, NFC)
WHERE email IS NOT NFC NORMALIZED AND NOT EXISTS (
  SELECT FROM users AS other
  WHERE other.id <> users.id AND lower(normalize(other.email, NFC)) = lower(normalize(users.email, NFC))
);
