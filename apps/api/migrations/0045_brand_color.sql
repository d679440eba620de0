-- The brand color of a reseller. Before sign-in, it is readable with the brand of its host.
ALTER TABLE brands ADD COLUMN color text CHECK (color ~ '^#[0-9a-f]{6}$');
--> statement-breakpoint
GRANT UPDATE (color) ON brands TO edge_api;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO edge_system;
--> statement-breakpoint
SET LOCAL ROLE edge_system;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION brand_of_host(wanted_slug text, wanted_domain text) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
  RETURN (
    SELECT jsonb_build_object(
      'entityName', entities.name,
      'defaultMode', (SELECT default_mode FROM brands WHERE brands.entity_id = entities.id),
      'color', (SELECT color FROM brands WHERE brands.entity_id = entities.id),
      'assets', coalesce((
        SELECT jsonb_agg(jsonb_build_object('slot', slot, 'dark', dark, 'objectKey', object_key, 'width', width,
          'height', height, 'updatedAt', brand_assets.updated_at))
        FROM brand_assets JOIN images ON images.id = image_id WHERE brand_assets.entity_id = entities.id), '[]'))
    FROM entities LEFT JOIN domains ON domains.entity_id = entities.id AND domains.live
    WHERE type = 'RESELLER' AND active AND (slug = wanted_slug OR new_domain = wanted_domain) LIMIT 1);
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM edge_system;
