-- Pending requests of users to link a sign-in provider, each once. Only accessed as the system.

CREATE TABLE provider_link_requests (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
GRANT ALL ON provider_link_requests TO edge_system;
--> statement-breakpoint
ALTER TABLE provider_link_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE provider_link_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON provider_link_requests TO edge_system USING (true);
