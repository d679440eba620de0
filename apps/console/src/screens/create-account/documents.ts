import { graphql } from '../../data/graphql.ts';
import { userErrorFields } from '../../data/userErrorFields.ts';

export const createAccountMutation = graphql(
  `
    mutation CreateAccount($input: CreateAccountInput!) {
      createAccount(input: $input) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
