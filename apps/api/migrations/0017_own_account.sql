-- People change their own e-mail address by a code, and deactivate their own account.

-- One change under way for each person. Only the system reads it: what is asked for reveals nothing to others.
CREATE TABLE email_changes (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  code_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
GRANT ALL ON email_changes TO edge_system;
--> statement-breakpoint
ALTER TABLE email_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE email_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON email_changes TO edge_system USING (true);
--> statement-breakpoint
-- Codes for a new address are counted with the invitations: by who asks.
ALTER TABLE invitation_turns DROP CONSTRAINT invitation_turns_kind_check;
--> statement-breakpoint
ALTER TABLE invitation_turns ADD CONSTRAINT invitation_turns_kind_check
  CHECK (kind IN ('INVITER', 'IMPORTER', 'RECIPIENT', 'EMAIL_CHANGE'));
--> statement-breakpoint
ALTER TABLE users
  ADD COLUMN deactivated_at timestamptz(3),
  ADD COLUMN deactivation_reason text;
