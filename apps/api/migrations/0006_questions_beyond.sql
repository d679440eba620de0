-- SECURITY DEFINER functions for what queries must know from outside the caller's subtree. The fields of a query run concurrently in one
-- transaction: switching its role to edge_system for one field would lift row-level security from the others.

GRANT CREATE ON SCHEMA public TO edge_system;
--> statement-breakpoint
-- The functions run with the rights of their owner.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
CREATE FUNCTION is_company_taken(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  RETURN EXISTS (SELECT FROM entities WHERE lower(company_name) = lower(wanted));
--> statement-breakpoint
CREATE FUNCTION is_email_taken(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  RETURN EXISTS (SELECT FROM users WHERE email_key = lower(wanted));
--> statement-breakpoint
-- NULL: no provisioning job is left in the outbox.
CREATE FUNCTION provisioning_attempts(entity text) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
  RETURN (SELECT attempts FROM outbox_jobs WHERE subject = entity AND kind = 'PROVISION' LIMIT 1);
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM edge_system;
