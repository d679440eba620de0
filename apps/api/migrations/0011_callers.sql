-- Two more kinds of caller: API tokens of accounts, and people who act as another user (impersonation). Of both secrets only a hash is stored.

CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  name text NOT NULL,
  secret_hash text NOT NULL,
  last_four text NOT NULL,
  scopes text[] NOT NULL CHECK (scopes <@ ARRAY['ei.analytics', 'ea.dashboards', 'ed.resources', 'ed.pathways']),
  enabled boolean NOT NULL DEFAULT true,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  created_by uuid,
  updated_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX api_tokens_secret_hash ON api_tokens (secret_hash);
--> statement-breakpoint
CREATE UNIQUE INDEX api_tokens_name ON api_tokens (entity_id, lower(name));
--> statement-breakpoint
-- A request may write a hash and never read one; only authentication writes when a token was last used.
SELECT protect_table('api_tokens', 'entity_id',
  'SELECT (id, entity_id, name, last_four, scopes, enabled, expires_at, last_used_at, created_by, updated_by, version, '
  'created_at, updated_at), INSERT, UPDATE (name, secret_hash, last_four, scopes, enabled, expires_at, updated_by, version, '
  'updated_at), DELETE');
--> statement-breakpoint

CREATE TABLE impersonations (
  id uuid PRIMARY KEY,
  secret_hash text NOT NULL,
  actor_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Session and role of the actor when it began: it ends when either differs.
  actor_session_id uuid NOT NULL,
  actor_role_id text NOT NULL,
  target_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mode text NOT NULL CHECK (mode IN ('READ_ONLY', 'READ_WRITE')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 250),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL CHECK (expires_at <= created_at + interval '60 minutes'),
  ended_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX impersonations_secret_hash ON impersonations (secret_hash);
--> statement-breakpoint
CREATE INDEX impersonations_by_actor ON impersonations (actor_id, created_at);
--> statement-breakpoint
GRANT ALL ON impersonations TO edge_system;
--> statement-breakpoint
GRANT SELECT (id, actor_id, target_id, mode, reason, created_at, expires_at, ended_at), INSERT, UPDATE (ended_at)
  ON impersonations TO edge_api;
--> statement-breakpoint
ALTER TABLE impersonations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE impersonations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON impersonations TO edge_system USING (true);
--> statement-breakpoint
-- Visible to the actor alone; what others did is read in the audit log.
CREATE POLICY api_own ON impersonations TO edge_api USING (actor_id = (SELECT app_actor_id()));
