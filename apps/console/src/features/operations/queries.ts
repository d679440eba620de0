import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const outboxStatusQuery = graphql(`
  query OutboxStatus {
    outboxStatus {
      waiting
      oldestAt
      failed
      failedInDay
      retried {
        kind
        problem
        count
        oldestAt
      }
    }
  }
`);

export const serviceInstancesQuery = graphql(`
  query ServiceInstances {
    serviceInstances {
      id
      service
      host
      version
      startedAt
      heardAt
      ready
      failedChecks
    }
  }
`);

export const taskRunsQuery = graphql(`
  query TaskRuns {
    taskRuns {
      name
      startedAt
      durationMs
      succeeded
      succeededAt
      nextAt
      host
    }
  }
`);

export const webhookStatusQuery = graphql(`
  query WebhookStatus {
    webhookStatus {
      attempts
      delivered
      latest {
        id
        rule
        event
        attempt
        at
        status
        problem
        account {
          id
          name
        }
      }
    }
  }
`);

export const failedJobsQuery = graphql(`
  query FailedJobs($first: Int!, $after: String) {
    failedJobs(first: $first, after: $after) {
      totalCount
      nodes {
        id
        kind
        attempts
        problem
        problemCode
        failedAt
        superseded
        account {
          id
          name
        }
        user {
          id
          name
          lastName
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const retryFailedJobMutation = graphql(
  `
    mutation RetryFailedJob($id: ID!) {
      retryFailedJob(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const retryFailedJobsMutation = graphql(
  `
    mutation RetryFailedJobs {
      retryFailedJobs {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const dismissFailedJobMutation = graphql(
  `
    mutation DismissFailedJob($id: ID!) {
      dismissFailedJob(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const jobsPerPage = 20;
export const firstPage = { first: jobsPerPage, after: null };

export const polledQueries = [
  outboxStatusQuery,
  serviceInstancesQuery,
  taskRunsQuery,
  webhookStatusQuery,
  failedJobsQuery,
];
export const jobQueries = [outboxStatusQuery, failedJobsQuery];

export type OutboxStatus = ResultOf<typeof outboxStatusQuery>['outboxStatus'];
export type ServiceInstance = ResultOf<typeof serviceInstancesQuery>['serviceInstances'][number];
export type TaskRun = ResultOf<typeof taskRunsQuery>['taskRuns'][number];
export type WebhookStatus = ResultOf<typeof webhookStatusQuery>['webhookStatus'];
export type FailedJob = ResultOf<typeof failedJobsQuery>['failedJobs']['nodes'][number];
