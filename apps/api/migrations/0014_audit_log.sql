-- The audit log is listed, kept for a year, and changed by nobody.

ALTER TABLE audit_events
  ADD COLUMN actor_key text NOT NULL GENERATED ALWAYS AS (lower(actor_email)) STORED,
  ADD COLUMN action_key text NOT NULL GENERATED ALWAYS AS (lower(action)) STORED,
  ADD COLUMN target_search text NOT NULL GENERATED ALWAYS AS (folded(coalesce(target_name, ''))) STORED;
--> statement-breakpoint
CREATE INDEX audit_events_by_at ON audit_events (at, id);
--> statement-breakpoint

-- Who may read what others did is a permission of its own; that it is of the caller's accounts, the database holds.
DROP POLICY api_own ON audit_events;
--> statement-breakpoint
CREATE POLICY api_read ON audit_events FOR SELECT TO edge_api USING (
  (SELECT app_entity_type()) = 'PLATFORM' OR actor_id = (SELECT app_actor_id()) OR entity_id IN (SELECT id FROM entities)
);
--> statement-breakpoint

REVOKE UPDATE, TRUNCATE ON audit_events FROM edge_system;
--> statement-breakpoint
-- For every role, the owner of the table too: what is younger than a year stays.
CREATE FUNCTION keep_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR OLD.at > now() - interval '1 year' THEN
    RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION keep_audit_event();
