-- Saved views of lists, sort and search columns of accounts, and two clean-ups:
-- one function that writes the policies of a table, and no CHECK on outbox kinds.

-- Protects a table whose rows belong to accounts: forced row-level security, everything for the system, and for requests what
-- `privileges` says, within the subtree of the caller's account. `SELECT id FROM entities` is that subtree by its own policy.
CREATE FUNCTION protect_table(name regclass, entity_column name, privileges text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  -- FORCE applies to the owner, too: a connection that forgets to change its role sees nothing.
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('GRANT ALL ON %s TO edge_system', name);
  EXECUTE format('GRANT %s ON %s TO edge_api', privileges, name);
  EXECUTE format('CREATE POLICY system_everything ON %s TO edge_system USING (true)', name);
  EXECUTE format(
    'CREATE POLICY api_subtree ON %s TO edge_api USING '
    '((SELECT app_entity_type()) = ''PLATFORM'' OR %I IN (SELECT id FROM entities))', name, entity_column);
END $$;
--> statement-breakpoint

CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  screen text NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL,
  shared boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, screen, lower(name));
--> statement-breakpoint
CREATE INDEX saved_views_by_entity ON saved_views (entity_id, screen);
--> statement-breakpoint
SELECT protect_table('saved_views', 'entity_id', 'SELECT, INSERT, UPDATE (filter, shared, name), DELETE');
--> statement-breakpoint

ALTER TABLE entities
  ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  ADD COLUMN name_search text NOT NULL GENERATED ALWAYS AS (folded(name)) STORED,
  ADD COLUMN company_key text NOT NULL GENERATED ALWAYS AS (lower(company_name)) STORED,
  ADD COLUMN company_search text NOT NULL GENERATED ALWAYS AS (folded(company_name)) STORED;
--> statement-breakpoint
CREATE INDEX entities_by_name ON entities (name_key, id);
--> statement-breakpoint
CREATE INDEX entities_by_company ON entities (company_key, id);
--> statement-breakpoint
CREATE INDEX entities_by_created_at ON entities (created_at, id);
--> statement-breakpoint

-- The kinds of outbox jobs are typed in the code that enqueues and delivers them.
ALTER TABLE outbox_jobs DROP CONSTRAINT outbox_jobs_kind_check;
