-- What players measure: beacons, counted once, summed up at three steps.

CREATE TABLE channels (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  name text NOT NULL,
  UNIQUE (entity_id, name)
);
--> statement-breakpoint
SELECT protect_table('channels', 'entity_id', 'SELECT');
--> statement-breakpoint
-- Which beacons were counted: the same one again changes nothing. Kept as long as a beacon may be late.
CREATE TABLE counted_beacons (
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  session text NOT NULL,
  sequence integer NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (entity_id, session, sequence)
);
--> statement-breakpoint
CREATE INDEX counted_beacons_by_time ON counted_beacons (at);
--> statement-breakpoint
SELECT protect_table('counted_beacons', 'entity_id', 'SELECT');
--> statement-breakpoint
CREATE TABLE measurements (
  -- Goes with its channel, which goes with its account: one check for each row is enough.
  entity_id uuid NOT NULL,
  step_seconds integer NOT NULL CHECK (step_seconds IN (5, 30, 3600)),
  -- The beginning of the step.
  at timestamptz(3) NOT NULL,
  channel_id uuid NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
  country text NOT NULL,
  -- Who feeds the session, from the origin down.
  path text[] NOT NULL,
  playing_ms bigint NOT NULL,
  stalled_ms bigint NOT NULL,
  p2p_bytes bigint NOT NULL,
  cdn_bytes bigint NOT NULL,
  PRIMARY KEY (entity_id, step_seconds, at, channel_id, country, path)
);
--> statement-breakpoint
CREATE INDEX measurements_by_time ON measurements (step_seconds, at);
--> statement-breakpoint
SELECT protect_table('measurements', 'entity_id', 'SELECT');
--> statement-breakpoint
-- How long sessions took until they played, to 10 ms: a median cannot be taken from sums.
CREATE TABLE join_times (
  entity_id uuid NOT NULL,
  step_seconds integer NOT NULL CHECK (step_seconds IN (5, 30, 3600)),
  at timestamptz(3) NOT NULL,
  channel_id uuid NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
  country text NOT NULL,
  milliseconds integer NOT NULL,
  sessions integer NOT NULL,
  PRIMARY KEY (entity_id, step_seconds, at, channel_id, country, milliseconds)
);
--> statement-breakpoint
CREATE INDEX join_times_by_time ON join_times (step_seconds, at);
--> statement-breakpoint
SELECT protect_table('join_times', 'entity_id', 'SELECT');
