import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.ts';

/** What the headline and the alert incidents are computed from. */
export const checksQuery = graphql(`
  query DashboardChecks($from: DateTime!, $to: DateTime!, $days: SpanInput!) {
    alertRules(list: { first: 100 }) {
      nodes {
        id
        condition
        state
        enabled
        evaluatedAt
      }
    }
    alertIncidents(from: $from, to: $to) {
      id
      ruleId
      ruleName
      metric
      channel {
        id
        name
      }
      startedAt
      endedAt
      peak
    }
    eiChannels(in: { span: LAST_24_H }) {
      id
    }
    # The last 24 hours end with the last full hour.
    newChannels: eiChannels(in: { span: LAST_HOUR }) {
      id
    }
    lastHour: eiMetric(in: { span: LAST_HOUR }, metric: VIEWING_TIME, stepSeconds: 300) {
      stepSeconds
      series {
        points {
          t
          v
        }
      }
    }
    lastDay: eiMetric(in: { span: LAST_24_H }, metric: VIEWING_TIME) {
      stepSeconds
      series {
        points {
          t
          v
        }
      }
    }
    days: eiMetric(in: $days, metric: OFFLOAD, stepSeconds: 86400) {
      stepSeconds
      series {
        points {
          t
          v
        }
      }
    }
  }
`);

export type Checks = ResultOf<typeof checksQuery>;
export type AlertIncident = Checks['alertIncidents'][number];

/** One metric over time. */
export const metricQuery = graphql(`
  query DashboardMetric($in: SpanInput!, $metric: EiMetric!, $stepSeconds: Int) {
    eiMetric(in: $in, metric: $metric, stepSeconds: $stepSeconds) {
      stepSeconds
      series {
        points {
          t
          v
        }
      }
    }
  }
`);

export type Metric = VariablesOf<typeof metricQuery>['metric'];

/** Active resources with their pathways, and the number of pathways. */
export const deliveryQuery = graphql(`
  query DashboardDelivery($list: ListInput) {
    pathways(list: { first: 1 }) {
      totalCount
    }
    resources(list: $list) {
      nodes {
        id
        name
        pathways {
          pathway {
            id
            active
          }
        }
      }
    }
  }
`);

/** The enabled tokens that expire next. */
export const expiringTokensQuery = graphql(`
  query ExpiringTokens($list: ListInput) {
    apiTokens(list: $list) {
      nodes {
        id
        name
        expirationAt
        lastUsedAt
      }
    }
  }
`);
