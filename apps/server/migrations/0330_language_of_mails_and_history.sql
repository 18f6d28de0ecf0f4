-- B5.02: the language in which a mail was written, which only its HTML said, or the account of its recipient.
ALTER TABLE sent_mails ADD COLUMN language text CHECK (language ~ '^[a-z]{2,3}$');
UPDATE sent_mails SET language = coalesce(substring(html FROM '<html lang="([a-z]{2,3})"'),
  (SELECT users.language FROM users WHERE users.id = user_id))
WHERE subject IS NOT NULL;

-- B4.05: as in 0267, but whether the care of a stay is to be planned again is no change that anybody made.
CREATE OR REPLACE FUNCTION changed_fields(before jsonb, after jsonb, ignored text[], private text[])
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
      WHEN key = ANY (private || '{earlier_home_words}'::text[]) THEN 'null'::jsonb
      ELSE jsonb_build_array(before -> key, value)
    END), '{}')
  FROM jsonb_each(after)
  WHERE value IS DISTINCT FROM before -> key AND key <> ALL (ignored ||
    '{search_text,shelter_id,rests_until,ended_at,changed_in,bonded_pet_id,listed_at,adopted_at,care_blocks,is_listed_by_staff,is_care_stale}'::text[])
$$;
DELETE FROM events WHERE changes - 'is_care_stale' = '{}' AND changes ? 'is_care_stale';
UPDATE events SET changes = changes - 'is_care_stale' WHERE changes ? 'is_care_stale';
