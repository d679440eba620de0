export const serviceIds = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
export const tierIds = ['LITE', 'ADVANCED', 'FULL'] as const;

/** How many API tokens an account of each tier may have enabled. */
export const tokenLimits = { LITE: 1, ADVANCED: 5, FULL: 100 } as const;
