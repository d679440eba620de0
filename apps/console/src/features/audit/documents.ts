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

export type ListedAuditEvent = ResultOf<typeof auditEventsQuery>['auditEvents']['nodes'][number];
