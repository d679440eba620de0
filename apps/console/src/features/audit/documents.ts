import { graphql, type ResultOf } from '../../api/graphql.ts';
import { auditEventFields } from '../../resource/audit/documents.ts';

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
