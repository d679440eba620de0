-- Case and accent folding for search, the same as in the console's client-side lists: neither case nor accents count, nor whether an
-- accent is precomposed (NFC) or a combining mark (NFD). Both the stored column and the search text go through this function.

CREATE FUNCTION folded(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN replace(replace(replace(
    translate(
      -- Combining marks of Latin, Greek, Cyrillic, Hebrew, Arabic and Japanese.
      lower(regexp_replace(
        normalize(given, NFD),
        '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]',
        '', 'g')),
      'øłŀđðħı', 'ollddhi'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
--> statement-breakpoint
ALTER TABLE users
  ADD COLUMN name_search text NOT NULL GENERATED ALWAYS AS (folded(name || ' ' || last_name)) STORED,
  ADD COLUMN role_search text NOT NULL GENERATED ALWAYS AS (folded(role_name)) STORED;
