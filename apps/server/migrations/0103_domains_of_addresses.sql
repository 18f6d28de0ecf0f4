-- Addresses with an international domain get their one form, in the letters of the DNS (RFC 3492). An account whose
-- address would then be that of another account keeps its spelling.
CREATE FUNCTION ascii_label(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  points integer[] := ARRAY(SELECT ascii(letter) FROM unnest(string_to_array(lower(label), NULL)) AS letter);
  basic text := coalesce((SELECT string_agg(chr(point), '') FROM unnest(points) AS point WHERE point < 128), '');
  digits text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  done integer := length(basic);
  result text := 'xn--' || basic || CASE WHEN basic = '' THEN '' ELSE '-' END;
  next_point integer := 128;
  delta integer := 0;
  bias integer := 72;
  is_first boolean := true;
  point integer;
  lowest integer;
  rest integer;
  threshold integer;
  step integer;
BEGIN
  IF label !~ '[^\u0001-\u007f]' THEN RETURN label; END IF;
  WHILE done < cardinality(points) LOOP
    lowest := (SELECT min(item) FROM unnest(points) AS item WHERE item >= next_point);
    delta := delta + (lowest - next_point) * (done + 1);
    next_point := lowest;
    FOREACH point IN ARRAY points LOOP
      IF point < next_point THEN delta := delta + 1; END IF;
      IF point = next_point THEN
        rest := delta;
        step := 36;
        LOOP
          threshold := least(greatest(step - bias, 1), 26);
          EXIT WHEN rest < threshold;
          result := result || substr(digits, threshold + (rest - threshold) % (36 - threshold) + 1, 1);
          rest := (rest - threshold) / (36 - threshold);
          step := step + 36;
        END LOOP;
        result := result || substr(digits, rest + 1, 1);
        done := done + 1;
        delta := CASE WHEN is_first THEN delta / 700 ELSE delta / 2 END;
        is_first := false;
        delta := delta + delta / done;
        bias := 0;
        WHILE delta > 455 LOOP
          delta := delta / 35;
          bias := bias + 36;
        END LOOP;
        bias := bias + 36 * delta / (delta + 38);
        delta := 0;
      END IF;
    END LOOP;
    delta := delta + 1;
    next_point := next_point + 1;
  END LOOP;
  RETURN result;
END $$;

CREATE FUNCTION one_form(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT substring(normalize(email, NFC) FROM '^(.*)@') || '@' || string_agg(ascii_label(label), '.' ORDER BY position)
  FROM unnest(string_to_array(substring(normalize(email, NFC) FROM '@([^@]*)$'), '.')) WITH ORDINALITY AS part (label, position)
$$;

UPDATE users SET email = one_form(email)
WHERE email ~ '@.*[^\u0001-\u007f]' AND NOT EXISTS (
  SELECT FROM users AS other WHERE other.id <> users.id AND lower(other.email) = lower(one_form(users.email))
);
UPDATE email_confirmations SET email = users.email FROM users
WHERE users.id = user_id AND lower(users.email) = lower(one_form(email_confirmations.email)) AND users.email <> email_confirmations.email;
UPDATE password_resets SET email = users.email FROM users
WHERE users.id = user_id AND lower(users.email) = lower(one_form(password_resets.email)) AND users.email <> password_resets.email;
UPDATE visits SET visitor_email = one_form(visitor_email) WHERE visitor_email ~ '@.*[^\u0001-\u007f]';
UPDATE shelters SET email = one_form(email) WHERE email ~ '@.*[^\u0001-\u007f]';
UPDATE jobs SET payload = jsonb_set(payload, '{to}', to_jsonb(one_form(payload ->> 'to'))),
  group_key = 'mail to ' || lower(one_form(payload ->> 'to'))
WHERE starts_with(queue, 'mail') AND payload ->> 'to' ~ '@.*[^\u0001-\u007f]';

DROP FUNCTION one_form(text);
DROP FUNCTION ascii_label(text);
