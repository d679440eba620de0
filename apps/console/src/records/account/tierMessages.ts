/** Tiers of an account, from the least to the most. */
export const tierNames = { LITE: 'Lite', ADVANCED: 'Advanced', FULL: 'Full' };
