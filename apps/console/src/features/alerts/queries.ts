import { graphql, type ResultOf } from '../../api/graphql.ts';

export const alertRulesQuery = graphql(`
  query AlertRules($list: ListInput) {
    alertRules(list: $list) {
      totalCount
      nodes {
        id
        name
        metric
        condition
        threshold
        overMinutes
        channels {
          id
          name
        }
        webhookUrl
        enabled
        mutedUntil
        state
        since
        channel {
          id
          name
        }
        value
        evaluatedAt
        lastFiredAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export type ListedAlertRule = ResultOf<typeof alertRulesQuery>['alertRules']['nodes'][number];

/** The number of rules in each tab. */
export const alertCountsQuery = graphql(`
  query AlertCounts {
    firing: alertRules(list: { first: 1, filter: [{ field: "state", op: eq, values: ["FIRING"] }] }) {
      totalCount
    }
    noData: alertRules(list: { first: 1, filter: [{ field: "state", op: eq, values: ["NO_DATA"] }] }) {
      totalCount
    }
    muted: alertRules(list: { first: 1, filter: [{ field: "muted", op: eq, values: ["true"] }] }) {
      totalCount
    }
  }
`);

export const alertRuleQuery = graphql(`
  query AlertRule($id: ID!) {
    node(id: $id) {
      __typename
      ... on AlertRule {
        id
        name
        metric
        condition
        threshold
        overMinutes
        channels {
          id
          name
        }
        recipients {
          id
          name
          email
        }
        webhookUrl
        notifyOnRecovery
        enabled
        mutedUntil
        state
        since
        channel {
          id
          name
        }
        value
        evaluatedAt
        incidents {
          id
          channel {
            id
            name
          }
          startedAt
          endedAt
          peak
        }
        deliveries {
          id
          event
          at
          attempt
          delivered
          status
          problem
        }
        createdUser
        version
      }
    }
  }
`);

export type StoredAlertRule = Extract<ResultOf<typeof alertRuleQuery>['node'], { __typename: 'AlertRule' }>;

export const alertRecipientsQuery = graphql(`
  query AlertRecipients {
    alertRecipients {
      id
      name
      email
    }
  }
`);

export const alertPreviewQuery = graphql(`
  query AlertPreview($input: AlertRuleInput!) {
    alertPreview(input: $input) {
      count
      incidents {
        from
        to
      }
      points {
        t
        v
      }
    }
  }
`);
