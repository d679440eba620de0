import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

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

export const completeUploadMutation = graphql(
  `
    mutation CompleteUpload($key: String!) {
      completeUpload(key: $key) {
        image {
          ...ImageFields
        }
        removed
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [imageFields, userErrorFields],
);
