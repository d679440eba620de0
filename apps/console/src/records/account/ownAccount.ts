import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { billingFields } from './queries.ts';

/** Details of the current user's account that the viewer (`viewer.ts`) does not contain. */
export const ownAccountQuery = graphql(
  `
    query OwnAccount($seesBilling: Boolean!) {
      viewer {
        entity {
          companyName
          region
          tier
          tokenLimit
          enabledTokens
          activeResources
          eiCustomerId
          usersCount
          impersonationNotice
          version
          billing @include(if: $seesBilling) {
            ...BillingFields
          }
        }
      }
    }
  `,
  [billingFields],
);

export type OwnAccount = NonNullable<ResultOf<typeof ownAccountQuery>['viewer']['entity']>;

export const updateAccountMutation = graphql(
  `
    mutation UpdateAccount($expectedVersion: Int!, $input: EntityInput!) {
      updateAccount(expectedVersion: $expectedVersion, input: $input) {
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

export const setImpersonationNoticeMutation = graphql(
  `
    mutation SetImpersonationNotice($impersonationNotice: Boolean!) {
      setAccountPolicy(impersonationNotice: $impersonationNotice) {
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
