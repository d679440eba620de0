-- Of what somebody did themselves they see what is of their own account. What they did in others, while acting or before an account
-- was moved away, is in the logs of those: whoever acts as a customer's user must not read of other customers there.

CREATE FUNCTION app_actor_entity_id() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.actor_entity_id', true), '')::uuid;
--> statement-breakpoint
DROP POLICY api_read ON audit_events;
--> statement-breakpoint
CREATE POLICY api_read ON audit_events FOR SELECT TO edge_api USING (
  (SELECT app_entity_type()) = 'PLATFORM'
  OR entity_id IN (SELECT id FROM entities)
  OR actor_id = (SELECT app_actor_id()) AND entity_id = (SELECT app_actor_entity_id())
);
