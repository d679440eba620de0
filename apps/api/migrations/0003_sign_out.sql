-- Adds the outbox job that ends every session of a person in the user pool.

ALTER TABLE outbox_jobs DROP CONSTRAINT outbox_jobs_kind_check;
--> statement-breakpoint
ALTER TABLE outbox_jobs ADD CONSTRAINT outbox_jobs_kind_check
  CHECK (kind IN ('CREATE', 'RESEND', 'ENABLE', 'DISABLE', 'DELETE', 'SIGN_OUT', 'MAIL', 'PROVISION'));
