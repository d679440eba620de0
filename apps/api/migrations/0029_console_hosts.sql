-- The brand of a host, before anybody has signed in there: of the free address of an account, or of its domain once that is live.
-- Who asks for it is nobody yet.
GRANT CREATE ON SCHEMA public TO edge_system;
--> statement-breakpoint
SET LOCAL ROLE edge_system;
--> statement-breakpoint
CREATE FUNCTION brand_of_host(wanted_slug text, wanted_domain text) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
  RETURN (
    SELECT jsonb_build_object(
      'entityName', entities.name,
      'defaultMode', (SELECT default_mode FROM brands WHERE brands.entity_id = entities.id),
      'assets', coalesce((
        SELECT jsonb_agg(jsonb_build_object('slot', slot, 'dark', dark, 'objectKey', object_key, 'width', width,
          'height', height, 'updatedAt', brand_assets.updated_at))
        FROM brand_assets JOIN images ON images.id = image_id WHERE brand_assets.entity_id = entities.id), '[]'))
    FROM entities LEFT JOIN domains ON domains.entity_id = entities.id AND domains.live
    WHERE type = 'RESELLER' AND active AND (slug = wanted_slug OR new_domain = wanted_domain) LIMIT 1);
--> statement-breakpoint
DROP FUNCTION brand_of_slug(text);
--> statement-breakpoint
SET LOCAL ROLE NONE;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM edge_system;
