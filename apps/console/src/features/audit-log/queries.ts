import { graphql, type ResultOf } from '../../api/graphql.ts';
import { auditEventFields } from '../../records/audit-log/auditEventFields.ts';

export const auditEventsQuery = graphql(
  `
    query AuditEvents($list: ListInput) {
      auditEvents(list: $list) {
        totalCount
        nodes {
          ...AuditEventFields
          effectiveUser
          impersonationId
          entity {
            id
            name
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [auditEventFields],
);

export type ListedAuditEvent = ResultOf<typeof auditEventsQuery>['auditEvents']['nodes'][number];
