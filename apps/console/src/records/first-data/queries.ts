import { graphql } from '../../api/graphql.ts';

export const firstDataQuery = graphql(`
  query FirstData {
    viewer {
      entity {
        id
        hasPlayerData
        lastDataAt
      }
    }
  }
`);

export const firstKeyQuery = graphql(`
  query FirstKey {
    apiKeys(list: { first: 1, filter: [{ field: "enabled", op: eq, values: ["true"] }], sort: { field: "name" } }) {
      nodes {
        id
        value
      }
    }
  }
`);

export const setupQuery = graphql(`
  query CheckSetup {
    viewer {
      entity {
        id
        hasPlayerData
      }
    }
    apiKeys(list: { first: 50, sort: { field: "name" } }) {
      nodes {
        id
        name
        enabled
        allowedOrigins
      }
    }
  }
`);
