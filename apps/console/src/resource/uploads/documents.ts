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

export const imagesQuery = graphql(
  `
    query Images($first: Int, $after: String) {
      images(first: $first, after: $after) {
        totalCount
        nodes {
          ...ImageFields
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  `,
  [imageFields],
);

export const createUploadMutation = graphql(
  `
    mutation CreateUpload(
      $kind: UploadKind!
      $filename: String!
      $bytes: Int!
      $contentType: String!
      $identityId: ID!
    ) {
      createUpload(
        kind: $kind
        filename: $filename
        bytes: $bytes
        contentType: $contentType
        identityId: $identityId
      ) {
        target {
          key
          bucket
          region
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

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

export const deleteImageMutation = graphql(
  `
    mutation DeleteImage($id: ID!) {
      deleteImage(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
