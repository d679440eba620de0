-- For self sign-up and requests of people who are not signed in: outbox jobs that mail and provision, and when a request was last mailed on.

ALTER TABLE outbox_jobs DROP CONSTRAINT outbox_jobs_kind_check;
--> statement-breakpoint
ALTER TABLE outbox_jobs ADD CONSTRAINT outbox_jobs_kind_check
  CHECK (kind IN ('CREATE', 'RESEND', 'ENABLE', 'DISABLE', 'DELETE', 'MAIL', 'PROVISION'));
--> statement-breakpoint

-- Rows for existing users only: a request about an unknown address leaves no row.
CREATE TABLE mailed_requests (
  kind text NOT NULL CHECK (kind IN ('INVITE', 'REACTIVATION')),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, user_id)
);
--> statement-breakpoint
GRANT ALL ON mailed_requests TO edge_system;
--> statement-breakpoint
ALTER TABLE mailed_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mailed_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON mailed_requests TO edge_system USING (true);
