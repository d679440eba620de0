-- Requests may create, change and delete custom roles, never built-in ones. Lists show the built-in ones first.

ALTER TABLE roles
  ADD COLUMN updated_by uuid,
  ADD COLUMN rank integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN entity_id IS NULL
      THEN coalesce(array_position(ARRAY['admin', 'adminReseller', 'regular', 'readOnly', 'sales'], id), 0)
      ELSE 6
    END) STORED,
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  ADD COLUMN name_search text NOT NULL GENERATED ALWAYS AS (folded(name)) STORED,
  ADD COLUMN description_search text NOT NULL GENERATED ALWAYS AS (folded(coalesce(description, ''))) STORED;
--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE (name, description, permissions, version, updated_at, updated_by) ON roles TO edge_api;
--> statement-breakpoint
DROP POLICY api_subtree ON roles;
--> statement-breakpoint
CREATE POLICY api_built_in ON roles FOR SELECT TO edge_api USING (entity_id IS NULL);
--> statement-breakpoint
-- `SELECT id FROM entities` is itself under a policy: it is the subtree.
CREATE POLICY api_subtree ON roles TO edge_api USING (entity_id IN (SELECT id FROM entities));
