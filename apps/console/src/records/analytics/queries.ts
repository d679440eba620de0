import { graphql, type ResultOf, type VariablesOf } from '../../api/graphql.ts';

export const totalsQuery = graphql(`
  query AnalyticsTotals($in: SpanInput!) {
    eiTotals(in: $in) {
      averageAudience
      peakAudience
      offload
      p2pBytes
      cdnBytes
      joinTimeMs
      totalViewingSeconds
      rebufferingRatio
      asOf
    }
  }
`);

export const channelsQuery = graphql(`
  query AnalyticsChannels($in: SpanInput!) {
    eiChannels(in: $in) {
      id
      name
      viewingSeconds
      offload
      p2pBytes
    }
  }
`);

const seriesSetFields = graphql(`
  fragment SeriesSetFields on SeriesSet {
    stepSeconds
    series {
      name
      points {
        t
        v
      }
    }
    asOf
  }
`);

export const audienceQuery = graphql(
  `
    query AnalyticsAudience($in: SpanInput!) {
      eiAudience(in: $in) {
        ...SeriesSetFields
      }
    }
  `,
  [seriesSetFields],
);

export const p2pQuery = graphql(
  `
    query AnalyticsP2p($in: SpanInput!) {
      eiP2p(in: $in) {
        ...SeriesSetFields
      }
    }
  `,
  [seriesSetFields],
);

export const mapQuery = graphql(`
  query AnalyticsMap($in: SpanInput!) {
    eiMap(in: $in) {
      country
      sessions
      offload
    }
  }
`);

export const treeQuery = graphql(`
  query AnalyticsTree($in: SpanInput!) {
    eiTree(in: $in) {
      nodes {
        id
        parentId
        sessions
        depth
      }
      truncated
    }
  }
`);

export type Span = VariablesOf<typeof totalsQuery>['in'];

export type Totals = ResultOf<typeof totalsQuery>['eiTotals'];

export type Channel = ResultOf<typeof channelsQuery>['eiChannels'][number];
