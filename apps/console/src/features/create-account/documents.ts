import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

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
