-- Sessions as the API has seen them in requests. One that is revoked here is refused whatever the user pool says.

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  -- The token's `origin_jti`: one per sign-in, the same in every token that was refreshed from it.
  origin_jti text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
  revoked_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX sessions_origin_jti ON sessions (origin_jti);
--> statement-breakpoint
CREATE INDEX sessions_by_user ON sessions (user_id, last_seen_at);
--> statement-breakpoint
CREATE INDEX audit_events_by_actor ON audit_events (actor_id, at);
--> statement-breakpoint

GRANT ALL ON sessions TO edge_system;
--> statement-breakpoint
-- A request may read and revoke sessions; only authentication (edge_system) creates and renews them.
GRANT SELECT (id, user_id, device, created_at, last_seen_at, revoked_at), UPDATE (revoked_at) ON sessions TO edge_api;
--> statement-breakpoint
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON sessions TO edge_system USING (true);
--> statement-breakpoint
-- The person themselves (while acting: the actor), and nobody else of their account.
CREATE POLICY api_own ON sessions TO edge_api USING (user_id = (SELECT app_actor_id()));
--> statement-breakpoint

GRANT SELECT ON audit_events TO edge_api;
--> statement-breakpoint
-- What others did is read in the audit log, which has a permission of its own.
CREATE POLICY api_own ON audit_events FOR SELECT TO edge_api USING (actor_id = (SELECT app_actor_id()));
