-- Since when an account requires MFA of its people; NULL: it does not. The grace period runs from then, or
-- from the person's first sign-in if that was later.

ALTER TABLE entities ADD COLUMN require_mfa_since timestamptz(3);
--> statement-breakpoint
ALTER TABLE users ADD COLUMN activated_at timestamptz(3);
--> statement-breakpoint
-- The owner of the tables is under row-level security, too: it would see no row.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
-- The platform always requires MFA. For platform users who exist already the grace period begins with this migration.
UPDATE entities SET require_mfa_since = now() WHERE require_mfa OR type = 'PLATFORM';
--> statement-breakpoint
UPDATE users SET activated_at = created_at WHERE last_login IS NOT NULL;
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
ALTER TABLE entities DROP COLUMN require_mfa;
--> statement-breakpoint
GRANT UPDATE (require_mfa_since, impersonation_notice, updated_at) ON entities TO edge_api;
