import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

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
