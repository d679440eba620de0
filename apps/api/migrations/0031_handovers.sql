-- Sessions on their way from the platform's own origin, where providers return to, to the host of a reseller: for a minute, once.
-- The tokens are encrypted with the code that redeems them, of which only the hash is here.

CREATE TABLE handovers (
  code_hash text PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  origin text NOT NULL,
  challenge text NOT NULL,
  sealed_tokens text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE INDEX handovers_by_entity ON handovers (entity_id);
--> statement-breakpoint
CREATE INDEX handovers_by_end ON handovers (expires_at);
--> statement-breakpoint
ALTER TABLE handovers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE handovers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT ALL ON handovers TO edge_system;
--> statement-breakpoint
CREATE POLICY system_everything ON handovers TO edge_system USING (true);
