-- What players measure, in partitions of time: what is too old goes with its partition, not row by row. What is there stays, as the
-- default partition of each table, from which the housekeeping moves it (`apps/api/src/analytics/partitions.ts`). Rows that no partition
-- is made for go there, too: nothing is refused because a partition is missing.

DROP INDEX counted_beacons_by_time;
--> statement-breakpoint
DROP INDEX measurements_by_time;
--> statement-breakpoint
DROP INDEX join_times_by_time;
--> statement-breakpoint
ALTER TABLE counted_beacons RENAME TO counted_beacons_default;
--> statement-breakpoint
-- The key of a partitioned table has what it is partitioned by.
ALTER TABLE counted_beacons_default DROP CONSTRAINT counted_beacons_pkey;
--> statement-breakpoint
ALTER TABLE counted_beacons_default ADD PRIMARY KEY (entity_id, session, sequence, at);
--> statement-breakpoint
-- No row refers to another: the check for each beacon took an eighth of the time to count it. What is left of an account that was
-- deleted is gone a day later.
ALTER TABLE counted_beacons_default DROP CONSTRAINT counted_beacons_entity_id_fkey;
--> statement-breakpoint
CREATE TABLE counted_beacons (
  entity_id uuid NOT NULL,
  session text NOT NULL,
  sequence integer NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (entity_id, session, sequence, at)
) PARTITION BY RANGE (at);
--> statement-breakpoint
ALTER TABLE counted_beacons ATTACH PARTITION counted_beacons_default DEFAULT;
--> statement-breakpoint
SELECT protect_table('counted_beacons', 'entity_id', 'SELECT');
--> statement-breakpoint

ALTER TABLE measurements RENAME TO measurements_default;
--> statement-breakpoint
ALTER TABLE measurements_default RENAME CONSTRAINT measurements_pkey TO measurements_default_pkey;
--> statement-breakpoint
CREATE TABLE measurements (
  entity_id uuid NOT NULL,
  step_seconds integer NOT NULL,
  at timestamptz(3) NOT NULL,
  channel_id uuid NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
  country text NOT NULL,
  path text[] NOT NULL,
  playing_ms bigint NOT NULL,
  stalled_ms bigint NOT NULL,
  p2p_bytes bigint NOT NULL,
  cdn_bytes bigint NOT NULL,
  PRIMARY KEY (entity_id, step_seconds, at, channel_id, country, path)
) PARTITION BY RANGE (step_seconds, at);
--> statement-breakpoint
ALTER TABLE measurements ATTACH PARTITION measurements_default DEFAULT;
--> statement-breakpoint
SELECT protect_table('measurements', 'entity_id', 'SELECT');
--> statement-breakpoint

ALTER TABLE join_times RENAME TO join_times_default;
--> statement-breakpoint
ALTER TABLE join_times_default RENAME CONSTRAINT join_times_pkey TO join_times_default_pkey;
--> statement-breakpoint
-- The same: nobody sees them without their channel, and they tell of nobody.
ALTER TABLE join_times_default DROP CONSTRAINT join_times_channel_id_fkey;
--> statement-breakpoint
CREATE TABLE join_times (
  entity_id uuid NOT NULL,
  step_seconds integer NOT NULL,
  at timestamptz(3) NOT NULL,
  channel_id uuid NOT NULL,
  country text NOT NULL,
  milliseconds integer NOT NULL,
  sessions integer NOT NULL,
  PRIMARY KEY (entity_id, step_seconds, at, channel_id, country, milliseconds)
) PARTITION BY RANGE (step_seconds, at);
--> statement-breakpoint
ALTER TABLE join_times ATTACH PARTITION join_times_default DEFAULT;
--> statement-breakpoint
SELECT protect_table('join_times', 'entity_id', 'SELECT');
--> statement-breakpoint

-- The system owns no tables. These make and drop partitions of these three, and nothing else. A new one has the policies of its
-- parent: row-level security is that of the table that a query names.
CREATE FUNCTION create_partition(parent name, partition name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF parent NOT IN ('counted_beacons', 'join_times', 'measurements') OR starts_with(partition, parent || '_') IS NOT TRUE THEN
    RAISE EXCEPTION 'no table of measurements';
  END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', partition, parent || '_default');
  PERFORM protect_table(partition::text::regclass, 'entity_id', 'SELECT');
END $$;
--> statement-breakpoint
CREATE FUNCTION attach_partition(parent name, partition name, step integer, low timestamptz, high timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF parent NOT IN ('counted_beacons', 'join_times', 'measurements') OR starts_with(partition, parent || '_') IS NOT TRUE THEN
    RAISE EXCEPTION 'no table of measurements';
  END IF;
  IF step IS NULL THEN
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, partition, low, high);
  ELSE
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L, %L) TO (%L, %L)', parent, partition, step, low, step, high);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION drop_partition(parent name, partition name) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF parent NOT IN ('counted_beacons', 'join_times', 'measurements') OR partition = parent || '_default'
    OR NOT EXISTS (SELECT FROM pg_inherits WHERE inhparent = parent::text::regclass AND inhrelid = partition::text::regclass) THEN
    RAISE EXCEPTION 'no partition of measurements';
  END IF;
  EXECUTE format('DROP TABLE %I', partition);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION create_partition, attach_partition, drop_partition FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION create_partition, attach_partition, drop_partition TO edge_system;
