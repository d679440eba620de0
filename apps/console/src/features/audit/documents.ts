import { graphql, type ResultOf } from '../../api/graphql.ts';

export const auditEventsQuery = graphql(`
  query AuditEvents($list: ListInput) {
    auditEvents(list: $list) {
      totalCount
      nodes {
        id
        at
        actor
        effectiveUser
        impersonationId
        entity {
          id
          name
        }
        action
        targetType
        targetName
        outcome
        ip
        diff
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const auditEventsCountQuery = graphql(`
  query AuditEventsCount {
    auditEvents(list: { first: 1 }) {
      totalCount
    }
  }
`);

export type ListedAuditEvent = ResultOf<typeof auditEventsQuery>['auditEvents']['nodes'][number];

/** One event, as a list of one: what the log holds is read in lists only. */
export const auditEventQuery = graphql(`
  query AuditEvent($list: ListInput) {
    auditEvents(list: $list) {
      nodes {
        id
        at
        actor
        effectiveUser
        impersonationId
        entity {
          id
          name
        }
        action
        targetType
        targetId
        targetName
        outcome
        ip
        requestId
        diff
      }
    }
  }
`);

export type AuditEvent = ResultOf<typeof auditEventQuery>['auditEvents']['nodes'][number];
