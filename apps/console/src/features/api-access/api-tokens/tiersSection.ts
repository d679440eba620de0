/** Where the documentation compares what tiers allow. */
export const tiersSection = { topic: 'api-integrations', section: 'compare-tiers' } as const;
