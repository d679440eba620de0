-- Files that people send (uploads), pictures that came of them, and where an account shows them: its brand.

CREATE TABLE images (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  object_key text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  width integer,
  height integer,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX images_by_entity ON images (entity_id, created_at, id);
--> statement-breakpoint
SELECT protect_table('images', 'entity_id', 'SELECT, INSERT, UPDATE (name), DELETE');
--> statement-breakpoint

CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('BRAND', 'ISSUE', 'IMAGE')),
  key text NOT NULL,
  filename text NOT NULL,
  bytes integer NOT NULL,
  content_type text NOT NULL,
  image_id uuid REFERENCES images (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  completed_at timestamptz(3)
);
--> statement-breakpoint
CREATE UNIQUE INDEX uploads_key ON uploads (key);
--> statement-breakpoint
CREATE INDEX uploads_by_time ON uploads (created_at);
--> statement-breakpoint
CREATE INDEX uploads_by_image ON uploads (image_id);
--> statement-breakpoint
SELECT protect_table('uploads', 'entity_id', 'SELECT, INSERT, UPDATE (image_id, completed_at)');
--> statement-breakpoint

CREATE TABLE brands (
  entity_id uuid PRIMARY KEY REFERENCES entities (id) ON DELETE CASCADE,
  default_mode text CHECK (default_mode IN ('dark', 'light', 'system'))
);
--> statement-breakpoint
SELECT protect_table('brands', 'entity_id', 'SELECT, INSERT, UPDATE (default_mode)');
--> statement-breakpoint

CREATE TABLE brand_assets (
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  slot text NOT NULL CHECK (slot IN ('LOGIN_LOGO', 'NAV_LOGO', 'NAV_LOGO_SMALL', 'FAVICON', 'TOUCH_ICON')),
  dark boolean NOT NULL,
  image_id uuid NOT NULL REFERENCES images (id),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (entity_id, slot, dark)
);
--> statement-breakpoint
CREATE INDEX brand_assets_by_image ON brand_assets (image_id);
--> statement-breakpoint
SELECT protect_table('brand_assets', 'entity_id', 'SELECT, INSERT, UPDATE (image_id, updated_at), DELETE');
--> statement-breakpoint

-- The brand of an account's own address, before anybody has signed in there: who asks for it is nobody yet.
GRANT CREATE ON SCHEMA public TO edge_system;
--> statement-breakpoint
SET LOCAL ROLE edge_system;
--> statement-breakpoint
CREATE FUNCTION brand_of_slug(wanted text) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
  RETURN (
    SELECT jsonb_build_object(
      'entityName', entities.name,
      'defaultMode', (SELECT default_mode FROM brands WHERE brands.entity_id = entities.id),
      'assets', coalesce((
        SELECT jsonb_agg(jsonb_build_object('slot', slot, 'dark', dark, 'objectKey', object_key, 'width', width,
          'height', height, 'updatedAt', brand_assets.updated_at))
        FROM brand_assets JOIN images ON images.id = image_id WHERE brand_assets.entity_id = entities.id), '[]'))
    FROM entities WHERE slug = wanted AND type = 'RESELLER' AND active);
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM edge_system;
