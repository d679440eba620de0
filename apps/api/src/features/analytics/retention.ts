import type { Step } from '../../core/services/measurements.ts';

/** How long sums of each step are stored, in hours. */
export const retentionHours: Readonly<Record<Step, number>> = { 5: 3, 30: 48, 3600: 400 * 24 };

/** Older beacons are not counted. */
export const maxBeaconAgeHours = 24;
