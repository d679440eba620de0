import { graphql, type ResultOf } from '../../api/graphql.ts';
import { linkedAuditEventFields } from '../../records/audit-log/linkedAuditEventFields.ts';
import { listedUserFields } from './queries.ts';

/** A user, and what the viewer can see of their sessions, events, roles, and API tokens. */
export const userPageQuery = graphql(
  `
    query UserPage($id: ID!, $user: String!, $seesSessions: Boolean!, $seesActivity: Boolean!, $seesTokens: Boolean!) {
      node(id: $id) {
        __typename
        ... on User {
          ...ListedUserFields
          phone
        }
      }
      userSessions(userId: $id) @include(if: $seesSessions) {
        id
        device
        location
        method
        createdAt
        lastSeenAt
      }
      activity: auditEvents(list: { first: 8, filter: [{ field: "actorId", op: eq, values: [$user] }] })
        @include(if: $seesActivity) {
        nodes {
          ...LinkedAuditEventFields
        }
      }
      roleChanges: auditEvents(
        list: {
          first: 100
          filter: [
            { field: "targetId", op: eq, values: [$user] }
            { field: "action", op: eq, values: ["user.invite", "user.import", "user.update"] }
            { field: "outcome", op: eq, values: ["OK"] }
          ]
        }
      ) @include(if: $seesActivity) {
        nodes {
          ...LinkedAuditEventFields
        }
      }
      apiTokens(list: { filter: [{ field: "createdBy", op: eq, values: [$user] }] }) @include(if: $seesTokens) {
        totalCount
        nodes {
          id
          name
          lastFour
          enabled
          expirationAt
          lastUsedAt
        }
      }
    }
  `,
  [listedUserFields, linkedAuditEventFields],
);

export type UserPageData = ResultOf<typeof userPageQuery>;

export type UserOnPage = Extract<UserPageData['node'], { __typename: 'User' }>;
