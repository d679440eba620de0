/** The documentation's comparison of tiers. */
export const tiersSection = { topic: 'api-integrations', section: 'compare-tiers' } as const;
