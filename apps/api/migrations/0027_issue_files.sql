-- Files of issues: an upload goes with at most one.
ALTER TABLE uploads ADD COLUMN issue_id uuid REFERENCES issues (id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX uploads_by_issue ON uploads (issue_id);
--> statement-breakpoint
GRANT UPDATE (issue_id) ON uploads TO edge_api;
