export { eiAudience } from './eiAudience.ts';
export { eiChannels } from './eiChannels.ts';
export { eiMap } from './eiMap.ts';
export { eiMetric } from './eiMetric.ts';
export { eiP2p } from './eiP2p.ts';
export { eiTotals } from './eiTotals.ts';
export { eiTree } from './eiTree.ts';
