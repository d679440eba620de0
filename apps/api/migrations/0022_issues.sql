-- Issues that people report. They are answered by mail: nothing reads them through the API.
CREATE TABLE issues (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  subject text NOT NULL,
  category text NOT NULL,
  description text NOT NULL,
  diagnostics jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX issues_by_entity ON issues (entity_id, created_at);
--> statement-breakpoint
SELECT protect_table('issues', 'entity_id', 'SELECT, INSERT');
--> statement-breakpoint
-- Issues are counted, too: by who reports them.
ALTER TABLE invitation_turns DROP CONSTRAINT invitation_turns_kind_check;
--> statement-breakpoint
ALTER TABLE invitation_turns ADD CONSTRAINT invitation_turns_kind_check
  CHECK (kind IN ('INVITER', 'IMPORTER', 'RECIPIENT', 'EMAIL_CHANGE', 'ISSUE'));
