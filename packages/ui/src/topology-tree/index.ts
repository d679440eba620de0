export { TopologyTree, type TopologyTreeProps } from './TopologyTree.tsx';
export type { TopologyNode } from './topology.ts';
export type { ChartView } from '../chart/ChartFrame.tsx';
