import { graphql } from './graphql.ts';

/** The selection of `userErrors` in every mutation; `mutation.ts` reads it. */
export const userErrorFields = graphql(`
  fragment UserErrorFields on UserError {
    code
    field
    message
    details
  }
`);
