import { graphql, type ResultOf } from '../../../api/graphql.ts';
import { linkedAuditEventFields } from '../../../records/audit-log/linkedAuditEventFields.ts';
import { apiTokenFields } from './queries.ts';

/** A token, and its events if the viewer can see them. */
export const tokenPageQuery = graphql(
  `
    query ApiTokenPage($id: ID!, $token: String!, $seesActivity: Boolean!) {
      node(id: $id) {
        __typename
        ... on ApiToken {
          ...ApiTokenFields
          prefix
        }
      }
      auditEvents(list: { first: 8, filter: [{ field: "targetId", op: eq, values: [$token] }] })
        @include(if: $seesActivity) {
        nodes {
          ...LinkedAuditEventFields
        }
      }
    }
  `,
  [apiTokenFields, linkedAuditEventFields],
);

export type TokenOnPage = Extract<ResultOf<typeof tokenPageQuery>['node'], { __typename: 'ApiToken' }>;
