import { graphql } from './graphql.ts';

/** What every mutation asks of its `userErrors`; `mutation.ts` reads them. */
export const userErrorFields = graphql(`
  fragment UserErrorFields on UserError {
    code
    field
    message
    details
  }
`);
