-- When the latest invitations were mailed: by whom, and to which address, so that nobody writes to many, and nobody is written
-- to often, whichever process is asked. Addresses only as a digest: they outlive the people.
CREATE TABLE invitation_turns (
  kind text NOT NULL CHECK (kind IN ('INVITER', 'RECIPIENT')),
  key text NOT NULL,
  -- The latest, oldest first; never more than the limit.
  times timestamptz(3)[] NOT NULL,
  PRIMARY KEY (kind, key)
);
--> statement-breakpoint
GRANT ALL ON invitation_turns TO edge_system;
--> statement-breakpoint
ALTER TABLE invitation_turns ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitation_turns FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON invitation_turns TO edge_system USING (true);
