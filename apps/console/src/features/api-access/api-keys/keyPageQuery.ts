import { graphql, type ResultOf } from '../../../api/graphql.ts';
import { linkedAuditEventFields } from '../../../records/audit-log/linkedAuditEventFields.ts';
import { apiKeyFields } from './queries.ts';

/** A key, and its events if the viewer can see them. */
export const keyPageQuery = graphql(
  `
    query ApiKeyPage($id: ID!, $key: String!, $seesActivity: Boolean!) {
      node(id: $id) {
        __typename
        ... on ApiKey {
          ...ApiKeyFields
          createdAt
          updatedUser
        }
      }
      auditEvents(list: { first: 8, filter: [{ field: "targetId", op: eq, values: [$key] }] })
        @include(if: $seesActivity) {
        nodes {
          ...LinkedAuditEventFields
        }
      }
    }
  `,
  [apiKeyFields, linkedAuditEventFields],
);

export type KeyOnPage = Extract<ResultOf<typeof keyPageQuery>['node'], { __typename: 'ApiKey' }>;
