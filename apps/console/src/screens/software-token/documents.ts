import { graphql } from '../../data/graphql.ts';
import { userErrorFields } from '../../data/userErrorFields.ts';

export const setUpMfaMutation = graphql(
  `
    mutation SetUpMfa {
      setUpMfa {
        secret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const confirmMfaMutation = graphql(
  `
    mutation ConfirmMfa($code: String!) {
      confirmMfa(code: $code) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
