-- No query is opened by the scope of dashboards, which are for people.
UPDATE api_tokens SET scopes = array_remove(scopes, 'ea.dashboards');
--> statement-breakpoint
-- The token that an account begins with has no author: no user asked for it.
UPDATE api_tokens SET created_by = NULL FROM entities
WHERE entities.id = api_tokens.entity_id AND api_tokens.name = 'default' AND api_tokens.created_at = entities.created_at;
