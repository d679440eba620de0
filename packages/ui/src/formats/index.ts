export {
  formatBitRate,
  formatBytes,
  formatCompact,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
} from './formats.ts';
export { formatPhone } from './formatPhone.ts';
export { useFormats } from './useFormats.ts';
