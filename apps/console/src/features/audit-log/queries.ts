import { graphql, type ResultOf } from '../../api/graphql.ts';
import { linkedAuditEventFields } from '../../records/audit-log/linkedAuditEventFields.ts';

export const auditEventsQuery = graphql(
  `
    query AuditEvents($list: ListInput) {
      auditEvents(list: $list) {
        totalCount
        nodes {
          ...LinkedAuditEventFields
          effectiveUser
          impersonationId
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [linkedAuditEventFields],
);

export type ListedAuditEvent = ResultOf<typeof auditEventsQuery>['auditEvents']['nodes'][number];
