-- Alert rules over player data, evaluated once a minute, with their incidents and webhook deliveries.

CREATE TABLE alert_rules (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
  name text NOT NULL,
  metric text NOT NULL CHECK (metric IN ('AUDIENCE', 'OFFLOAD', 'JOIN_TIME', 'CDN_DATA', 'NO_DATA')),
  condition text CHECK (condition IN ('ABOVE', 'BELOW', 'INCREASE', 'DECREASE')),
  threshold double precision,
  over_minutes integer NOT NULL CHECK (over_minutes IN (5, 15, 60, 360, 1440)),
  -- Empty for all channels together.
  channel_ids uuid[] NOT NULL,
  recipient_ids uuid[] NOT NULL,
  webhook_url text,
  -- Signs deliveries, so it cannot be a hash. Only the system can read it.
  webhook_secret text,
  notify_on_recovery boolean NOT NULL,
  enabled boolean NOT NULL,
  muted_until timestamptz(3),
  state text NOT NULL DEFAULT 'OK' CHECK (state IN ('OK', 'FIRING', 'NO_DATA')),
  state_since timestamptz(3) NOT NULL DEFAULT now(),
  channel_id uuid,
  value double precision,
  -- The last minute that a process evaluated, so that no other one does.
  evaluated_minute timestamptz(3),
  created_by uuid,
  updated_by uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  name_key text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED,
  name_search text NOT NULL GENERATED ALWAYS AS (folded(name)) STORED,
  CHECK ((metric = 'NO_DATA') = (condition IS NULL) AND (condition IS NULL) = (threshold IS NULL)),
  CHECK ((webhook_url IS NULL) = (webhook_secret IS NULL)),
  -- For the foreign keys that keep a rule's incidents and deliveries in its account.
  UNIQUE (id, entity_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX alert_rules_name ON alert_rules (entity_id, name_key);
--> statement-breakpoint
CREATE INDEX alert_rules_by_minute ON alert_rules (evaluated_minute) WHERE enabled;
--> statement-breakpoint
SELECT protect_table('alert_rules', 'entity_id',
  'SELECT (id, entity_id, name, metric, condition, threshold, over_minutes, channel_ids, recipient_ids, webhook_url, '
  'notify_on_recovery, enabled, muted_until, state, state_since, channel_id, value, evaluated_minute, created_by, updated_by, '
  'version, created_at, updated_at, name_key, name_search), INSERT, UPDATE (name, metric, condition, threshold, over_minutes, '
  'channel_ids, recipient_ids, webhook_url, webhook_secret, notify_on_recovery, enabled, muted_until, state, state_since, '
  'channel_id, value, updated_by, version, updated_at), DELETE');
--> statement-breakpoint
CREATE TABLE alert_incidents (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  -- NULL for all channels together.
  channel_id uuid,
  started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  -- The value farthest from normal; NULL for NO_DATA.
  peak double precision,
  -- False if the rule was muted when the incident started.
  notified boolean NOT NULL,
  FOREIGN KEY (rule_id, entity_id) REFERENCES alert_rules (id, entity_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX alert_incidents_open ON alert_incidents (rule_id) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX alert_incidents_by_rule ON alert_incidents (rule_id, started_at);
--> statement-breakpoint
CREATE INDEX alert_incidents_by_entity ON alert_incidents (entity_id, started_at);
--> statement-breakpoint
SELECT protect_table('alert_incidents', 'entity_id', 'SELECT, UPDATE (ended_at)');
--> statement-breakpoint
-- Attempts to deliver an event to a rule's webhook.
CREATE TABLE alert_deliveries (
  id uuid PRIMARY KEY,
  entity_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  event text NOT NULL CHECK (event IN ('FIRING', 'RECOVERED', 'TEST')),
  attempt integer NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  status integer,
  -- NULL for a delivered event.
  problem text,
  FOREIGN KEY (rule_id, entity_id) REFERENCES alert_rules (id, entity_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX alert_deliveries_by_rule ON alert_deliveries (rule_id, at);
--> statement-breakpoint
SELECT protect_table('alert_deliveries', 'entity_id', 'SELECT, INSERT, DELETE');
