-- Who created each key, or NULL if no user did. For existing keys, the audit log knows it.
ALTER TABLE api_keys ADD COLUMN created_by uuid;
--> statement-breakpoint
UPDATE api_keys SET created_by = audit_events.actor_id FROM audit_events
WHERE audit_events.target_id = api_keys.id::text AND audit_events.action = 'apiKey.create' AND audit_events.outcome = 'OK';
