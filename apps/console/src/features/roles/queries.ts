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

/** A role as the list shows it. */
export type ListedRole = ResultOf<typeof rolesQuery>['roles']['nodes'][number];

/** One role with what it grants and the version that a change is based on. */
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
