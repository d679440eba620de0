-- Dashboards that are shown in a frame: a ticket opens one once, and the session that it becomes reads for a quarter of an hour.

CREATE TABLE embeds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  filters jsonb NOT NULL,
  ticket_hash text NOT NULL UNIQUE,
  ticket_until timestamptz(3) NOT NULL,
  -- Null until the ticket is used.
  session_hash text UNIQUE,
  session_until timestamptz(3)
);
--> statement-breakpoint
CREATE INDEX embeds_by_end ON embeds (ticket_until);
--> statement-breakpoint
-- A request only leaves them: what is read with them is read by the charts host.
SELECT protect_table('embeds', 'entity_id', 'INSERT');
