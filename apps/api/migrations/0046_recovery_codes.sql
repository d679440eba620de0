-- Recovery codes replace a lost authenticator app, each once. Only their hashes are stored.

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  used_at timestamptz(3),
  PRIMARY KEY (user_id, code_hash)
);
--> statement-breakpoint
GRANT ALL ON recovery_codes TO edge_system;
--> statement-breakpoint
-- No request reads a hash as its user.
GRANT SELECT (user_id, created_at, used_at) ON recovery_codes TO edge_api;
--> statement-breakpoint
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON recovery_codes TO edge_system USING (true);
--> statement-breakpoint
-- The user themselves, and no one else of their account.
CREATE POLICY api_own ON recovery_codes FOR SELECT TO edge_api USING (user_id = (SELECT app_actor_id()));
