-- B8.02: a mail names its shelter in one place, also one whose text is still to be written.
UPDATE jobs SET payload = payload || jsonb_build_object('shelterId', shelter_of_mail(payload))
WHERE queue LIKE 'mail: %' AND NOT payload ? 'shelterId' AND shelter_of_mail(payload) IS NOT NULL;

CREATE OR REPLACE FUNCTION shelter_of_mail(payload jsonb) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (payload ->> 'shelterId')::uuid
$$;
