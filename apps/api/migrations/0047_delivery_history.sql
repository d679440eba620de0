-- Replaced versions of resources and pathways. The current version is the object itself.

CREATE TABLE resource_versions (
  entity_id uuid NOT NULL,
  resource_id uuid NOT NULL,
  version integer NOT NULL,
  -- With the names of its pathways, without the player token. json, not jsonb, keeps the order of keys.
  "values" json NOT NULL,
  author_id uuid,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (resource_id, version),
  FOREIGN KEY (resource_id, entity_id) REFERENCES resources (id, entity_id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_table('resource_versions', 'entity_id', 'SELECT, INSERT');
--> statement-breakpoint
CREATE TABLE pathway_versions (
  entity_id uuid NOT NULL,
  pathway_id uuid NOT NULL,
  version integer NOT NULL,
  "values" json NOT NULL,
  author_id uuid,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (pathway_id, version),
  FOREIGN KEY (pathway_id, entity_id) REFERENCES pathways (id, entity_id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_table('pathway_versions', 'entity_id', 'SELECT, INSERT');
