import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import type { ObjectOf } from '../../resource/form/useRecord.ts';

export const resourcesQuery = graphql(`
  query Resources($list: ListInput) {
    resources(list: $list) {
      totalCount
      nodes {
        id
        name
        steeringStrategy
        ttl
        active
        updatedAt
        pathways {
          order
          pathway {
            id
            name
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const resourcesCountQuery = graphql(`
  query ResourcesCount {
    resources(list: { first: 1 }) {
      totalCount
    }
  }
`);

export type ListedResource = ResultOf<typeof resourcesQuery>['resources']['nodes'][number];

export const pathwaysQuery = graphql(`
  query Pathways($list: ListInput) {
    pathways(list: $list) {
      totalCount
      nodes {
        id
        name
        hostname
        active
        usedBy
        created
        modified
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const pathwaysCountQuery = graphql(`
  query PathwaysCount {
    pathways(list: { first: 1 }) {
      totalCount
    }
  }
`);

export type ListedPathway = ResultOf<typeof pathwaysQuery>['pathways']['nodes'][number];

/** One resource with what its form and its preview need. */
export const resourceQuery = graphql(`
  query Resource($id: ID!) {
    node(id: $id) {
      __typename
      ... on Resource {
        id
        name
        ttl
        manifest
        steeringStrategy
        playerIntegrationToken
        serverUri
        active
        createdAt
        updatedAt
        version
        pathways {
          order
          weight
          clone
          pathway {
            id
            name
          }
        }
      }
    }
  }
`);

export type StoredResource = ObjectOf<ResultOf<typeof resourceQuery>, 'Resource'>;

export const pathwayQuery = graphql(`
  query Pathway($id: ID!) {
    node(id: $id) {
      __typename
      ... on Pathway {
        id
        name
        hostname
        active
        usedBy
        version
      }
    }
  }
`);

/** The active resources that use a pathway, and those among them that have no other active one. */
export const pathwayUsersQuery = graphql(`
  query PathwayUsers($using: ListInput, $relying: ListInput) {
    using: resources(list: $using) {
      totalCount
      nodes {
        id
        name
      }
    }
    relying: resources(list: $relying) {
      totalCount
      nodes {
        id
        name
      }
    }
  }
`);

/** The pathways that a resource may be given. */
export const pathwayChoicesQuery = graphql(`
  query PathwayChoices {
    pathways(list: { first: 100 }) {
      nodes {
        id
        name
        hostname
        active
      }
    }
  }
`);

export const checkManifestQuery = graphql(`
  query CheckManifest($manifest: URL!) {
    checkManifest(manifest: $manifest) {
      reachable
      status
      detail
    }
  }
`);

export const steeringPreviewQuery = graphql(`
  query SteeringPreview($resourceId: ID!, $format: SteeringFormat!, $currentPathway: String, $throughput: Int) {
    steeringPreview(resourceId: $resourceId, format: $format, currentPathway: $currentPathway, throughput: $throughput)
  }
`);

export const createResourceMutation = graphql(
  `
    mutation CreateResource($input: ResourceInput!) {
      createResource(input: $input) {
        resource {
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

export const updateResourceMutation = graphql(
  `
    mutation UpdateResource($id: ID!, $expectedVersion: Int!, $input: ResourceInput!) {
      updateResource(id: $id, expectedVersion: $expectedVersion, input: $input) {
        resource {
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

export const setResourceActiveMutation = graphql(
  `
    mutation SetResourceActive($id: ID!, $active: Boolean!) {
      setResourceActive(id: $id, active: $active) {
        resource {
          id
          active
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const deleteResourceMutation = graphql(
  `
    mutation DeleteResource($id: ID!) {
      deleteResource(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const rotatePlayerTokenMutation = graphql(
  `
    mutation RotatePlayerToken($resourceId: ID!) {
      rotatePlayerToken(resourceId: $resourceId) {
        resource {
          id
          playerIntegrationToken
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const createPathwayMutation = graphql(
  `
    mutation CreatePathway($input: PathwayInput!) {
      createPathway(input: $input) {
        pathway {
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

export const updatePathwayMutation = graphql(
  `
    mutation UpdatePathway($id: ID!, $expectedVersion: Int!, $hostname: String!) {
      updatePathway(id: $id, expectedVersion: $expectedVersion, hostname: $hostname) {
        pathway {
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

export const setPathwayActiveMutation = graphql(
  `
    mutation SetPathwayActive($id: ID!, $active: Boolean!) {
      setPathwayActive(id: $id, active: $active) {
        pathway {
          id
          active
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const deletePathwayMutation = graphql(
  `
    mutation DeletePathway($id: ID!) {
      deletePathway(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);
