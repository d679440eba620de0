-- Names of passkeys. The passkeys themselves are in the user pool, which cannot name them.

CREATE TABLE passkeys (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (user_id, credential_id)
);
--> statement-breakpoint
GRANT ALL ON passkeys TO edge_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (name), DELETE ON passkeys TO edge_api;
--> statement-breakpoint
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE passkeys FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON passkeys TO edge_system USING (true);
--> statement-breakpoint
-- The user themselves, and no one else of their account.
CREATE POLICY api_own ON passkeys TO edge_api USING (user_id = (SELECT app_actor_id()));
