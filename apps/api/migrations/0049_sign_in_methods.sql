-- How a session was signed in, as its browser reports it. Only shown, never used to decide anything.

ALTER TABLE sessions ADD COLUMN method text;
--> statement-breakpoint
GRANT SELECT (method) ON sessions TO edge_api;
--> statement-breakpoint
-- The last sign-in with each method, because sessions are deleted after two days.
CREATE TABLE last_sign_ins (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  method text NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, method)
);
--> statement-breakpoint
GRANT ALL ON last_sign_ins TO edge_system;
--> statement-breakpoint
GRANT SELECT ON last_sign_ins TO edge_api;
--> statement-breakpoint
ALTER TABLE last_sign_ins ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE last_sign_ins FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON last_sign_ins TO edge_system USING (true);
--> statement-breakpoint
-- The user themselves, and no one else of their account.
CREATE POLICY api_own ON last_sign_ins FOR SELECT TO edge_api USING (user_id = (SELECT app_actor_id()));
