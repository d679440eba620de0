import { defineAnchors } from '@edge-console/tour/anchors';

/** What tours point at, beside the menus: parts of screens that have no name of their own. */
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
