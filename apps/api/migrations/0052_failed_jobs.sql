-- Failed jobs, which operators retry or dismiss.
ALTER TABLE outbox_jobs
  ADD COLUMN rejections integer NOT NULL DEFAULT 0,
  ADD COLUMN problem text,
  ADD COLUMN problem_code text,
  ADD COLUMN is_superseded boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- Claims skip failed jobs, of which there can be thousands.
CREATE INDEX outbox_jobs_waiting ON outbox_jobs (id) WHERE dead_at IS NULL;
--> statement-breakpoint
CREATE INDEX outbox_jobs_failed ON outbox_jobs (dead_at, id) WHERE dead_at IS NOT NULL;
--> statement-breakpoint
-- Not the payload and the last error, which can contain personal data and secrets.
GRANT SELECT
  (id, entity_id, subject, kind, attempts, run_at, created_at, dead_at, rejections, problem, problem_code, is_superseded)
  ON outbox_jobs TO edge_api;
--> statement-breakpoint
CREATE POLICY api_platform ON outbox_jobs FOR SELECT TO edge_api USING ((SELECT app_entity_type()) = 'PLATFORM');
