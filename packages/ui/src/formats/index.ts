export {
  formatBitRate,
  formatBytes,
  formatCompact,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
} from './formats.ts';
export { useFormats } from './useFormats.ts';
