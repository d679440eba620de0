export { WorldMap, type CountryValue, type WorldMapProps } from './WorldMap.tsx';
export type { ChartView } from '../chart/ChartFrame.tsx';
export type { ValueKind } from '../chart/valueScale.ts';
