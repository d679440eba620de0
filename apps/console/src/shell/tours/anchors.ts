import { defineAnchors } from '@edge-console/tour/anchors';

/** Parts of screens that tours point at. */
export const anchors = defineAnchors([
  'heading',
  'started',
  'reads',
  'tokens',
  'create',
  'list',
  'tabs',
  'span',
  'figures',
  'channels',
  'secondFactor',
  'sessions',
]);
