import { graphql, type ResultOf } from '../../api/graphql.ts';

export const domainFields = graphql(`
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
