import { defineGauge, defineHistogram } from '@edge-console/service';

export const operationDuration = defineHistogram({
  name: 'edge_graphql_operation_duration_seconds',
  help: 'Duration of GraphQL operations of the console. Those of API tokens are "other".',
  labelNames: ['operation', 'outcome'],
});

export const connectionWait = defineHistogram({
  name: 'edge_database_connection_wait_seconds',
  help: 'How long transactions waited for a database connection.',
});

export const connections = defineGauge({
  name: 'edge_database_connections',
  help: 'Database connections of this process, and transactions that wait for one.',
  labelNames: ['state'],
});

export const outboxJobs = defineGauge({
  name: 'edge_outbox_jobs',
  help: 'Jobs in the outbox. Dead ones are not retried.',
  labelNames: ['state'],
});

export const outboxAge = defineGauge({
  name: 'edge_outbox_oldest_job_age_seconds',
  help: 'Age of the oldest job in the outbox that is not dead; 0 without jobs.',
});

export const taskDuration = defineHistogram({
  name: 'edge_task_duration_seconds',
  help: 'Duration of scheduled tasks.',
  labelNames: ['task', 'outcome'],
});

export const alertEvaluationAge = defineGauge({
  name: 'edge_alert_evaluation_age_seconds',
  help: 'Time since the alert rule that has waited longest was evaluated; 0 without rules.',
});

export const waitingBeacons = defineGauge({
  name: 'edge_beacon_queue_requests',
  help: 'Requests with player data that wait to be counted.',
});
