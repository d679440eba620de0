-- Processes of the services, and the last run of each scheduled task, for operators. Written as the system, read by the platform.
CREATE TABLE service_instances (
  id uuid PRIMARY KEY,
  service text NOT NULL,
  host text NOT NULL,
  version text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  heard_at timestamptz(3) NOT NULL DEFAULT now(),
  ready boolean NOT NULL,
  failed_checks text[] NOT NULL DEFAULT '{}'
);
--> statement-breakpoint
CREATE TABLE task_runs (
  name text PRIMARY KEY,
  instance_id uuid NOT NULL,
  started_at timestamptz(3) NOT NULL,
  duration_ms integer NOT NULL,
  succeeded boolean NOT NULL,
  -- When a run last succeeded; NULL if none has.
  succeeded_at timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX alert_deliveries_by_time ON alert_deliveries (at);
--> statement-breakpoint
GRANT ALL ON service_instances, task_runs TO edge_system;
--> statement-breakpoint
GRANT SELECT ON service_instances, task_runs TO edge_api;
--> statement-breakpoint
ALTER TABLE service_instances ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE service_instances FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON service_instances TO edge_system USING (true);
--> statement-breakpoint
CREATE POLICY api_platform ON service_instances FOR SELECT TO edge_api USING ((SELECT app_entity_type()) = 'PLATFORM');
--> statement-breakpoint
ALTER TABLE task_runs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE task_runs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_everything ON task_runs TO edge_system USING (true);
--> statement-breakpoint
CREATE POLICY api_platform ON task_runs FOR SELECT TO edge_api USING ((SELECT app_entity_type()) = 'PLATFORM');
