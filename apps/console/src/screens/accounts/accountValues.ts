export const serviceIds = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'] as const;
export const tierIds = ['LITE', 'ADVANCED', 'FULL'] as const;
