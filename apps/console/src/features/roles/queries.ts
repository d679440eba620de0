import { graphql, type ResultOf } from '../../api/graphql.ts';
import type { RecordOf } from '../../records/form/useRecord.ts';

export const rolesQuery = graphql(`
  query Roles($list: ListInput) {
    roles(list: $list) {
      totalCount
      nodes {
        id
        name
        description
        builtIn
        usersCount
        updatedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export type ListedRole = ResultOf<typeof rolesQuery>['roles']['nodes'][number];

/** A role with its permissions, and the version its changes are based on. */
export const roleQuery = graphql(`
  query Role($id: ID!) {
    node(id: $id) {
      __typename
      ... on Role {
        id
        name
        description
        builtIn
        usersCount
        version
        permissions {
          group
          level
        }
      }
    }
  }
`);

export type StoredRole = RecordOf<ResultOf<typeof roleQuery>, 'Role'>;
