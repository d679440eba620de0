-- Written by hand: Drizzle cannot express the checks, the composite foreign keys and the row-level security policies.
-- A test holds that this and src/database/schema.ts agree.

CREATE TABLE entities (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('PLATFORM', 'RESELLER', 'CUSTOMER')),
  parent_id uuid REFERENCES entities (id),
  name text NOT NULL,
  company_name text NOT NULL,
  slug text NOT NULL UNIQUE,
  region text NOT NULL,
  services text[] NOT NULL CHECK (services <@ ARRAY['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY']),
  tier text NOT NULL CHECK (tier IN ('LITE', 'ADVANCED', 'FULL')),
  ei_customer_id text,
  billing jsonb,
  active boolean NOT NULL DEFAULT true,
  require_mfa boolean NOT NULL DEFAULT false,
  impersonation_notice boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((type = 'PLATFORM') = (parent_id IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX entities_one_platform ON entities (type) WHERE type = 'PLATFORM';
--> statement-breakpoint
CREATE UNIQUE INDEX entities_company_name ON entities (lower(company_name));
--> statement-breakpoint
CREATE INDEX entities_by_parent ON entities (parent_id);
--> statement-breakpoint

CREATE TABLE roles (
  id text PRIMARY KEY,
  entity_id uuid REFERENCES entities (id),
  name text NOT NULL,
  description text,
  permissions jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The target of the composite foreign key on a user's role_id and role_name.
  UNIQUE (id, name)
);
--> statement-breakpoint
CREATE UNIQUE INDEX roles_name ON roles (entity_id, lower(name)) NULLS NOT DISTINCT;
--> statement-breakpoint

CREATE TABLE users (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id),
  role_id text NOT NULL,
  role_name text NOT NULL,
  sub text,
  name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text,
  admin boolean NOT NULL DEFAULT false,
  active boolean NOT NULL DEFAULT true,
  stage text NOT NULL DEFAULT 'INVITED'
    CHECK (stage IN ('INVITED', 'UNCONFIRMED', 'ACTIVE', 'RESET_REQUIRED', 'DEACTIVATED')),
  mfa_enabled boolean NOT NULL DEFAULT false,
  last_login timestamptz(3),
  updated_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  status text NOT NULL GENERATED ALWAYS AS (CASE WHEN active THEN stage ELSE 'INACTIVE' END) STORED,
  name_key text NOT NULL GENERATED ALWAYS AS (lower(name || ' ' || last_name)) STORED,
  email_key text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED,
  role_key text NOT NULL GENERATED ALWAYS AS (lower(role_name)) STORED,
  last_login_ascending timestamptz(3) NOT NULL GENERATED ALWAYS AS (coalesce(last_login, 'infinity')) STORED,
  last_login_descending timestamptz(3) NOT NULL GENERATED ALWAYS AS (coalesce(last_login, '-infinity')) STORED,
  FOREIGN KEY (role_id, role_name) REFERENCES roles (id, name) ON UPDATE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX users_sub ON users (sub);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email ON users (email_key);
--> statement-breakpoint
CREATE INDEX users_by_entity ON users (entity_id);
--> statement-breakpoint
CREATE INDEX users_by_name ON users (name_key, id);
--> statement-breakpoint
CREATE INDEX users_by_email ON users (email_key, id);
--> statement-breakpoint
CREATE INDEX users_by_role ON users (role_key, id);
--> statement-breakpoint
CREATE INDEX users_by_created_at ON users (created_at, id);
--> statement-breakpoint
CREATE INDEX users_by_last_login_ascending ON users (last_login_ascending, id);
--> statement-breakpoint
CREATE INDEX users_by_last_login_descending ON users (last_login_descending, id);
--> statement-breakpoint
CREATE INDEX users_by_status ON users (status, id);
--> statement-breakpoint

CREATE TABLE audit_events (
  id uuid PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT now(),
  entity_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  actor_email text NOT NULL,
  effective_user_id uuid NOT NULL,
  impersonation_id text,
  action text NOT NULL,
  target_type text NOT NULL,
  target_id text NOT NULL,
  target_name text,
  outcome text NOT NULL CHECK (outcome IN ('OK', 'DENIED', 'FAILED')),
  ip text,
  request_id text NOT NULL,
  diff jsonb
);
--> statement-breakpoint
CREATE INDEX audit_events_by_entity ON audit_events (entity_id, at);
--> statement-breakpoint

CREATE TABLE idempotency_keys (
  actor_id uuid NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  payload_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (actor_id, operation, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
--> statement-breakpoint

CREATE TABLE outbox_jobs (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  entity_id uuid NOT NULL,
  subject text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CREATE', 'RESEND', 'ENABLE', 'DISABLE', 'DELETE')),
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  run_at timestamptz(3) NOT NULL DEFAULT now(),
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX outbox_jobs_by_subject ON outbox_jobs (subject, id);
--> statement-breakpoint

-- The entity a transaction acts for. Unset or empty: no entity, and no rows are visible.
CREATE FUNCTION app_entity_id() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.entity_id', true), '')::uuid;
--> statement-breakpoint
CREATE FUNCTION app_entity_type() RETURNS text LANGUAGE sql STABLE
  RETURN current_setting('app.entity_type', true);
--> statement-breakpoint
CREATE FUNCTION app_actor_id() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.actor_id', true), '')::uuid;
--> statement-breakpoint

-- Roles belong to the whole server: another database of it may have made them already.
DO $$ BEGIN
  -- Asked first: who may make no roles is refused before it is said that there is one.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'edge_api') THEN CREATE ROLE edge_api NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
DO $$ BEGIN
  -- Asked first: who may make no roles is refused before it is said that there is one.
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'edge_system') THEN CREATE ROLE edge_system NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
--> statement-breakpoint
-- An operator who created the roles has granted them, too.
DO $$ BEGIN
  EXECUTE format('GRANT edge_api, edge_system TO %I', current_user);
EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
--> statement-breakpoint

GRANT SELECT, UPDATE (version) ON entities TO edge_api;
--> statement-breakpoint
GRANT SELECT ON roles TO edge_api;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON users TO edge_api;
--> statement-breakpoint
GRANT INSERT ON audit_events, outbox_jobs TO edge_api;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (answer), DELETE ON idempotency_keys TO edge_api;
--> statement-breakpoint
GRANT ALL ON entities, roles, users, audit_events, idempotency_keys, outbox_jobs TO edge_system;
--> statement-breakpoint

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['entities', 'roles', 'users', 'audit_events', 'idempotency_keys', 'outbox_jobs'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    -- FORCE applies to the owner, too: a connection that forgets to change its role sees nothing.
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY system_everything ON %I TO edge_system USING (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint

-- The sub-selects let PostgreSQL evaluate the function once for a statement (InitPlan), not once for a row.
CREATE POLICY api_subtree ON entities TO edge_api USING (
  (SELECT app_entity_type()) = 'PLATFORM'
  OR id = (SELECT app_entity_id())
  OR ((SELECT app_entity_type()) = 'RESELLER' AND parent_id = (SELECT app_entity_id()))
);
--> statement-breakpoint
-- `SELECT id FROM entities` is itself under the policy above: it is the subtree.
CREATE POLICY api_subtree ON roles TO edge_api USING (
  entity_id IS NULL OR (SELECT app_entity_type()) = 'PLATFORM' OR entity_id IN (SELECT id FROM entities)
);
--> statement-breakpoint
CREATE POLICY api_subtree ON users TO edge_api USING (
  (SELECT app_entity_type()) = 'PLATFORM' OR entity_id IN (SELECT id FROM entities)
);
--> statement-breakpoint
CREATE POLICY api_subtree ON audit_events FOR INSERT TO edge_api WITH CHECK (
  actor_id = (SELECT app_actor_id())
  AND ((SELECT app_entity_type()) = 'PLATFORM' OR entity_id IN (SELECT id FROM entities))
);
--> statement-breakpoint
CREATE POLICY api_own ON idempotency_keys TO edge_api USING (actor_id = (SELECT app_actor_id()));
--> statement-breakpoint
CREATE POLICY api_subtree ON outbox_jobs FOR INSERT TO edge_api WITH CHECK (
  (SELECT app_entity_type()) = 'PLATFORM' OR entity_id IN (SELECT id FROM entities)
);
