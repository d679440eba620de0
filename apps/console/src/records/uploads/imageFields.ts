import { graphql } from '../../api/graphql.ts';

export const imageFields = graphql(`
  fragment ImageFields on Image {
    id
    url
    name
    bytes
    width
    height
    inUse
  }
`);
