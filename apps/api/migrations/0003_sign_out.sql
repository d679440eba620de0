-- Ending every session of somebody is told to the user pool, too.

ALTER TABLE outbox_jobs DROP CONSTRAINT outbox_jobs_kind_check;
--> statement-breakpoint
ALTER TABLE outbox_jobs ADD CONSTRAINT outbox_jobs_kind_check
  CHECK (kind IN ('CREATE', 'RESEND', 'ENABLE', 'DISABLE', 'DELETE', 'SIGN_OUT', 'MAIL', 'PROVISION'));
