import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const domainFields = graphql(`
  fragment DomainFields on Domain {
    id
    newDomain
    status
    errorCode
    live
    checkedAt
    requestedAt
    validatedAt
    notAfter
    certificateRecord {
      name
      value
      type
    }
    domainRecord {
      name
      value
      type
    }
  }
`);

export const domainQuery = graphql(
  `
    query Domain {
      domain {
        ...DomainFields
      }
    }
  `,
  [domainFields],
);

export type Domain = NonNullable<ResultOf<typeof domainQuery>['domain']>;

export const addDomainMutation = graphql(
  `
    mutation AddDomain($newDomain: String!) {
      addDomain(newDomain: $newDomain) {
        domain {
          ...DomainFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [domainFields, userErrorFields],
);

export const checkDomainMutation = graphql(
  `
    mutation CheckDomain {
      checkDomain {
        domain {
          ...DomainFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [domainFields, userErrorFields],
);

export const startOverDomainMutation = graphql(
  `
    mutation StartOverDomain($confirmDomain: String!) {
      startOverDomain(confirmDomain: $confirmDomain) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
