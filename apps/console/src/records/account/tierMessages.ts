/** Account tiers, lowest first. */
export const tierNames = { LITE: 'Lite', ADVANCED: 'Advanced', FULL: 'Full' };
