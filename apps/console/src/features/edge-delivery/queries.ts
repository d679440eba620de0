import { useAccess } from '../../auth/access/useAccess.ts';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import type { RecordOf } from '../../records/form/useRecord.ts';

export const resourcesQuery = graphql(`
  query Resources($list: ListInput) {
    resources(list: $list) {
      totalCount
      nodes {
        id
        name
        manifest
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

export type ListedResource = ResultOf<typeof resourcesQuery>['resources']['nodes'][number];

export const pathwayFields = graphql(`
  fragment PathwayFields on Pathway {
    id
    name
    hostname
    active
  }
`);

export const pathwaysQuery = graphql(
  `
    query Pathways($list: ListInput) {
      pathways(list: $list) {
        totalCount
        nodes {
          ...PathwayFields
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
  `,
  [pathwayFields],
);

export type ListedPathway = ResultOf<typeof pathwaysQuery>['pathways']['nodes'][number];

/** The fields of a resource that its form and preview need, apart from hosts. */
const resourceFields = graphql(`
  fragment ResourceFields on Resource {
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
`);

const resourceQuery = graphql(
  `
    query Resource($id: ID!) {
      node(id: $id) {
        __typename
        ... on Resource {
          ...ResourceFields
          pathways {
            pathway {
              ...PathwayFields
            }
          }
        }
      }
    }
  `,
  [resourceFields, pathwayFields],
);

/** The same for users without the permission for pathways, who only see their names. */
const resourceWithoutHostsQuery = graphql(
  `
    query ResourceWithoutHosts($id: ID!) {
      node(id: $id) {
        __typename
        ... on Resource {
          ...ResourceFields
        }
      }
    }
  `,
  [resourceFields],
);

export const useResourceQuery = () =>
  useAccess('pathways').allowed ? resourceQuery : (resourceWithoutHostsQuery as unknown as typeof resourceQuery);

export type StoredResource = RecordOf<ResultOf<typeof resourceQuery>, 'Resource'>;
type WholePathway = StoredResource['pathways'][number]['pathway'];
export type StoredPathway = Pick<WholePathway, 'id' | 'name'> & Partial<WholePathway>;

export const pathwaysOf = ({ pathways }: StoredResource): StoredPathway[] => pathways.map(({ pathway }) => pathway);

export const pathwayQuery = graphql(
  `
    query Pathway($id: ID!) {
      node(id: $id) {
        __typename
        ... on Pathway {
          ...PathwayFields
          usedBy
          version
        }
      }
    }
  `,
  [pathwayFields],
);

/** Pathways available to a resource. */
export const pathwayChoicesQuery = graphql(
  `
    query PathwayChoices {
      pathways(list: { first: 100 }) {
        nodes {
          ...PathwayFields
        }
      }
    }
  `,
  [pathwayFields],
);
