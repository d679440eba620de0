import { graphql } from '../../api/graphql.ts';

export const userFields = graphql(`
  fragment UserFields on User {
    id
    name
    lastName
    email
    admin
    role {
      id
    }
    entity {
      id
      name
    }
  }
`);
