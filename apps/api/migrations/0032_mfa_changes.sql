-- When the second factor of a user was last set up, replaced or removed. A sign-in before that proves nothing about the factor.

ALTER TABLE users ADD COLUMN mfa_changed_at timestamptz(3);
--> statement-breakpoint
-- The owner of the tables is under row-level security, too: it would see no row.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
-- When these factors were set up is not known.
UPDATE users SET mfa_changed_at = now() WHERE mfa_enabled;
--> statement-breakpoint
SET LOCAL ROLE NONE;
