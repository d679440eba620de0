-- Parameters of Edge Intelligence: what the player SDK of an account is allowed to do, category by category, and every version of it.

CREATE TABLE ei_categories (
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- One that somebody added; the others are those of the catalogue, and stand here from their first change on.
  custom boolean NOT NULL,
  -- What differs from the defaults. json, not jsonb: keys stay in the order in which somebody wrote them.
  "values" json NOT NULL,
  version integer NOT NULL,
  updated_by uuid,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  PRIMARY KEY (entity_id, name)
);
--> statement-breakpoint
CREATE UNIQUE INDEX ei_categories_name ON ei_categories (entity_id, name_key);
--> statement-breakpoint
SELECT protect_table('ei_categories', 'entity_id',
  'SELECT, INSERT, UPDATE ("values", version, updated_by, updated_at), DELETE');
--> statement-breakpoint
CREATE TABLE ei_versions (
  entity_id uuid NOT NULL,
  category text NOT NULL,
  version integer NOT NULL,
  "values" json NOT NULL,
  diff json NOT NULL,
  author_id uuid,
  at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (entity_id, category, version),
  FOREIGN KEY (entity_id, category) REFERENCES ei_categories (entity_id, name) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_table('ei_versions', 'entity_id', 'SELECT, INSERT');
