-- Rate limit of invitations, per sender and per address: timestamps of the latest ones. In the database,
-- so that the limit holds for all processes together. Addresses only as a hash: the rows outlive the users.
CREATE TABLE invitation_turns (
  kind text NOT NULL CHECK (kind IN ('INVITER', 'RECIPIENT')),
  key text NOT NULL,
  -- Sliding window, oldest first; never more entries than the limit.
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
