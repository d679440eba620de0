import { graphql } from './graphql.ts';

/** Every mutation selects these; `mutation.ts` reads them. */
export const userErrorFields = graphql(`
  fragment UserErrorFields on UserError {
    code
    field
    message
    details
  }
`);
