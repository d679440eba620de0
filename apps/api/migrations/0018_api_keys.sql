-- Keys that players of an account identify themselves with to Edge Intelligence. They are published with the player: no secrets.

CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  name text NOT NULL,
  value text NOT NULL,
  enabled boolean NOT NULL,
  allowed_origins text[] NOT NULL,
  sync_state text NOT NULL DEFAULT 'PENDING' CHECK (sync_state IN ('SYNCED', 'PENDING', 'FAILED')),
  synced_at timestamptz(3),
  updated_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  name_search text NOT NULL GENERATED ALWAYS AS (folded(name)) STORED
);
--> statement-breakpoint
CREATE UNIQUE INDEX api_keys_value ON api_keys (value);
--> statement-breakpoint
CREATE UNIQUE INDEX api_keys_name ON api_keys (entity_id, name_key);
--> statement-breakpoint
SELECT protect_table('api_keys', 'entity_id',
  'SELECT, INSERT, UPDATE (name, enabled, allowed_origins, sync_state, updated_by, version, updated_at), DELETE');
