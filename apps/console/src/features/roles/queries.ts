import { graphql, type ResultOf } from '../../api/graphql.ts';
import type { ObjectOf } from '../../records/form/useRecord.ts';

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

export type StoredRole = ObjectOf<ResultOf<typeof roleQuery>, 'Role'>;
