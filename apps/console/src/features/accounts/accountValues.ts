export const serviceIds = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
export const tierIds = ['LITE', 'ADVANCED', 'FULL'] as const;

/** Maximum enabled API tokens per tier. */
export const tokenLimits = { LITE: 1, ADVANCED: 5, FULL: 100 } as const;
