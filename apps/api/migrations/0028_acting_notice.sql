-- Administrators are mailed when somebody acts as one of their users, unless their account does not want it.
ALTER TABLE entities ALTER COLUMN impersonation_notice SET DEFAULT true;
--> statement-breakpoint
UPDATE entities SET impersonation_notice = true;
