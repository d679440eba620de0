-- When each account last sent player data, so that lists of accounts do not have to search the measurements.
CREATE TABLE player_data (
  entity_id uuid PRIMARY KEY REFERENCES entities (id) ON DELETE CASCADE,
  last_at timestamptz(3) NOT NULL
);
--> statement-breakpoint
SELECT protect_table('player_data', 'entity_id', 'SELECT');
--> statement-breakpoint
SET LOCAL ROLE edge_system;
--> statement-breakpoint
INSERT INTO player_data (entity_id, last_at)
SELECT m.entity_id, max(m.at) FROM measurements m JOIN entities e ON e.id = m.entity_id GROUP BY m.entity_id;
--> statement-breakpoint
SET LOCAL ROLE NONE;
