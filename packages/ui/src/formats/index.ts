export { formatBitRate, formatBytes, formatDuration, formatList, formatNumber, formatPercent } from './formats.ts';
export { useFormats } from './useFormats.ts';
