import { messageSection } from '../messages/messageSection.ts';

export const topologyTreeMessages = messageSection('topologyTree', {
  tree: 'Tree',
  list: 'List',
  value: 'Value',
  node: 'Node',
  parent: 'Parent',
  depth: 'Depth',
  summary: (nodes: string, isOne: boolean, depth: string) => `${isOne ? '1 node' : `${nodes} nodes`}, depth ${depth}.`,
  more: (count: string) => `${count} more`,
  hidden: (count: string) => `${count} below`,
  keys: 'Arrow keys move through the tree; right expands, left collapses.',
});
