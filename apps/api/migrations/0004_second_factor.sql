-- Since when an account demands a second factor of its people; NULL: it demands none. People have a grace from then, or
-- from when they first came in.

ALTER TABLE entities ADD COLUMN require_mfa_since timestamptz(3);
--> statement-breakpoint
ALTER TABLE users ADD COLUMN activated_at timestamptz(3);
--> statement-breakpoint
-- The owner of the tables sees no row of them.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
-- Of the platform's people one is always demanded. Where there are some already, they hear of it today.
UPDATE entities SET require_mfa_since = now() WHERE require_mfa OR type = 'PLATFORM';
--> statement-breakpoint
UPDATE users SET activated_at = created_at WHERE last_login IS NOT NULL;
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
ALTER TABLE entities DROP COLUMN require_mfa;
--> statement-breakpoint
GRANT UPDATE (require_mfa_since, impersonation_notice, updated_at) ON entities TO edge_api;
