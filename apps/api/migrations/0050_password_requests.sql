-- Pending requests of a provider's users to add a password. Only accessed as the system.

CREATE TABLE password_requests (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
GRANT ALL ON password_requests TO edge_system;
--> statement-breakpoint
ALTER TABLE password_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE password_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON password_requests TO edge_system USING (true);
--> statement-breakpoint
ALTER TABLE invitation_turns DROP CONSTRAINT invitation_turns_kind_check;
--> statement-breakpoint
ALTER TABLE invitation_turns ADD CONSTRAINT invitation_turns_kind_check
  CHECK (kind IN ('INVITER', 'IMPORTER', 'RECIPIENT', 'EMAIL_CHANGE', 'PASSWORD', 'ISSUE'));
