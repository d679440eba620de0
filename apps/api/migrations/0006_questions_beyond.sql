-- The few questions of queries whose answer lies outside everybody's subtree. The fields of a query run side by side in one
-- transaction: were it the system's for one of them, the others would see meanwhile what the system sees.

GRANT CREATE ON SCHEMA public TO edge_system;
--> statement-breakpoint
-- Whose functions they are, with his eyes they see.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
CREATE FUNCTION is_company_taken(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  RETURN EXISTS (SELECT FROM entities WHERE lower(company_name) = lower(wanted));
--> statement-breakpoint
CREATE FUNCTION is_email_taken(wanted text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
  RETURN EXISTS (SELECT FROM users WHERE email_key = lower(wanted));
--> statement-breakpoint
-- NULL: no order to other services is left.
CREATE FUNCTION provisioning_attempts(entity text) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER
  RETURN (SELECT attempts FROM outbox_jobs WHERE subject = entity AND kind = 'PROVISION' LIMIT 1);
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM edge_system;
