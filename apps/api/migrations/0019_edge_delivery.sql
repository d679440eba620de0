-- Content steering: pathways (CDNs), resources (streams) and the change feed of the steering service.

CREATE TABLE pathways (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  -- The PATHWAY-ID of manifests: no request may change it.
  name text NOT NULL,
  hostname text NOT NULL,
  active boolean NOT NULL,
  updated_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  name_search text NOT NULL GENERATED ALWAYS AS (folded(name)) STORED,
  hostname_key text NOT NULL GENERATED ALWAYS AS (lower(hostname)) STORED,
  hostname_search text NOT NULL GENERATED ALWAYS AS (folded(hostname)) STORED,
  -- For the foreign key that keeps a resource and its pathways in one account.
  UNIQUE (id, entity_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX pathways_name ON pathways (entity_id, name_key);
--> statement-breakpoint
SELECT protect_table('pathways', 'entity_id',
  'SELECT, INSERT, UPDATE (hostname, active, updated_by, version, updated_at), DELETE');
--> statement-breakpoint
CREATE TABLE resources (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  name text NOT NULL,
  ttl integer NOT NULL CHECK (ttl BETWEEN 1 AND 1800),
  manifest text NOT NULL,
  steering_strategy text NOT NULL CHECK (steering_strategy IN ('PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE')),
  active boolean NOT NULL,
  -- Published with the player: no secret.
  player_token text NOT NULL,
  updated_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  name_search text NOT NULL GENERATED ALWAYS AS (folded(name)) STORED,
  manifest_search text NOT NULL GENERATED ALWAYS AS (folded(manifest)) STORED,
  UNIQUE (id, entity_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX resources_player_token ON resources (player_token);
--> statement-breakpoint
CREATE UNIQUE INDEX resources_name ON resources (entity_id, name_key);
--> statement-breakpoint
CREATE INDEX resources_by_updated_at ON resources (entity_id, updated_at, id);
--> statement-breakpoint
SELECT protect_table('resources', 'entity_id',
  'SELECT, INSERT, UPDATE (name, ttl, manifest, steering_strategy, active, player_token, updated_by, version, updated_at), DELETE');
--> statement-breakpoint
CREATE TABLE resource_pathways (
  entity_id uuid NOT NULL,
  resource_id uuid NOT NULL,
  pathway_id uuid NOT NULL,
  position integer NOT NULL,
  weight integer CHECK (weight BETWEEN 0 AND 100),
  -- Added after packaging: players make it from one that is in the manifest.
  clone boolean NOT NULL,
  PRIMARY KEY (resource_id, pathway_id),
  FOREIGN KEY (resource_id, entity_id) REFERENCES resources (id, entity_id) ON DELETE CASCADE,
  -- At commit: with its account a pathway goes before, or after, the resources that use it.
  FOREIGN KEY (pathway_id, entity_id) REFERENCES pathways (id, entity_id) DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX resource_pathways_by_pathway ON resource_pathways (pathway_id);
--> statement-breakpoint
SELECT protect_table('resource_pathways', 'entity_id', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
-- Player tokens that were rotated, and those of deleted resources: their players are told that they are gone, not that they are
-- unknown. They outlive resource and account.
CREATE TABLE retired_tokens (
  token text PRIMARY KEY,
  entity_id uuid NOT NULL,
  resource_id uuid NOT NULL,
  -- Answered until then as the resource is.
  valid_until timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX retired_tokens_by_resource ON retired_tokens (resource_id);
--> statement-breakpoint
SELECT protect_table('retired_tokens', 'entity_id', 'SELECT');
--> statement-breakpoint
-- The last transaction that changed what the steering service answers for a resource. Written by triggers alone.
CREATE TABLE steering_changes (
  resource_id uuid PRIMARY KEY,
  entity_id uuid NOT NULL,
  changed_in xid8 NOT NULL
);
--> statement-breakpoint
CREATE INDEX steering_changes_by_transaction ON steering_changes (changed_in);
--> statement-breakpoint
SELECT protect_table('steering_changes', 'entity_id', 'SELECT');
--> statement-breakpoint
-- Tells databases apart: transaction ids of one mean nothing in another.
CREATE TABLE steering_feeds (id uuid PRIMARY KEY DEFAULT gen_random_uuid());
--> statement-breakpoint
ALTER TABLE steering_feeds ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE steering_feeds FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT ALL ON steering_feeds TO edge_system;
--> statement-breakpoint
CREATE POLICY system_everything ON steering_feeds TO edge_system USING (true);
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO edge_system;
--> statement-breakpoint
-- The functions run with the rights of their owner: whoever changes a resource may write nothing here.
SET LOCAL ROLE edge_system;
--> statement-breakpoint
INSERT INTO steering_feeds DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION note_steering_change(resource uuid, entity uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO steering_changes (resource_id, entity_id, changed_in) VALUES (resource, entity, pg_current_xact_id())
  ON CONFLICT (resource_id) DO UPDATE SET changed_in = excluded.changed_in
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION note_steering_change FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION note_resource_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO retired_tokens (token, entity_id, resource_id, valid_until) VALUES (OLD.player_token, OLD.entity_id, OLD.id, now());
    UPDATE retired_tokens SET valid_until = now() WHERE resource_id = OLD.id AND valid_until > now();
    PERFORM note_steering_change(OLD.id, OLD.entity_id);
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.player_token <> NEW.player_token THEN
    INSERT INTO retired_tokens (token, entity_id, resource_id, valid_until)
    VALUES (OLD.player_token, OLD.entity_id, OLD.id, now() + interval '24 hours');
  END IF;
  PERFORM note_steering_change(NEW.id, NEW.entity_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_resource_pathway_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_steering_change(coalesce(NEW.resource_id, OLD.resource_id), coalesce(NEW.entity_id, OLD.entity_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Both go through the resources in one order, so that two transactions never wait for each other.
CREATE FUNCTION note_pathway_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_steering_change(used.resource_id, used.entity_id)
  FROM (SELECT resource_id, entity_id FROM resource_pathways WHERE pathway_id = NEW.id ORDER BY resource_id) used;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_entity_steering_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_steering_change(owned.id, NEW.id)
  FROM (SELECT id FROM resources WHERE entity_id = NEW.id ORDER BY id) owned;
  RETURN NULL;
END $$;
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM edge_system;
--> statement-breakpoint
CREATE TRIGGER steering_change AFTER INSERT OR UPDATE OR DELETE ON resources
  FOR EACH ROW EXECUTE FUNCTION note_resource_change();
--> statement-breakpoint
CREATE TRIGGER steering_change AFTER INSERT OR DELETE ON resource_pathways
  FOR EACH ROW EXECUTE FUNCTION note_resource_pathway_change();
--> statement-breakpoint
CREATE TRIGGER steering_change AFTER UPDATE ON pathways
  FOR EACH ROW EXECUTE FUNCTION note_pathway_change();
--> statement-breakpoint
-- An account that is disabled, or has lost the service, steers nobody.
CREATE TRIGGER steering_change AFTER UPDATE OF active, services ON entities
  FOR EACH ROW WHEN (OLD.active <> NEW.active OR OLD.services <> NEW.services)
  EXECUTE FUNCTION note_entity_steering_change();
