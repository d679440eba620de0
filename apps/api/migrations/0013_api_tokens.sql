-- API tokens are listed, rotated with an overlap, and announced by mail before they expire.

ALTER TABLE api_tokens
  -- Accepted until then: the secret before the last rotation.
  ADD COLUMN previous_secret_hash text,
  ADD COLUMN previous_expires_at timestamptz(3),
  -- Days before the expiry of the last mail about it; NULL for none.
  ADD COLUMN expiry_mailed_days integer,
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  -- "Never" comes last in both directions.
  ADD COLUMN last_used_ascending timestamptz(3) NOT NULL GENERATED ALWAYS AS (coalesce(last_used_at, 'infinity')) STORED,
  ADD COLUMN last_used_descending timestamptz(3) NOT NULL GENERATED ALWAYS AS (coalesce(last_used_at, '-infinity')) STORED;
--> statement-breakpoint
CREATE UNIQUE INDEX api_tokens_previous_secret_hash ON api_tokens (previous_secret_hash);
--> statement-breakpoint
GRANT SELECT (previous_expires_at, expiry_mailed_days, name_key, last_used_ascending, last_used_descending),
  UPDATE (previous_secret_hash, previous_expires_at, expiry_mailed_days) ON api_tokens TO edge_api;
