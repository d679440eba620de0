-- Accounts are changed by requests: who changed one last, and since when one is disabled.

ALTER TABLE entities
  ADD COLUMN updated_by uuid,
  ADD COLUMN deactivated_at timestamptz(3);
--> statement-breakpoint
-- The owner of the tables sees no row of them.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
UPDATE entities SET deactivated_at = updated_at WHERE NOT active;
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
-- Accounts are added and deleted by the system alone.
GRANT UPDATE (
  name, company_name, region, services, tier, billing, active, deactivated_at, parent_id, updated_by
) ON entities TO edge_api;
