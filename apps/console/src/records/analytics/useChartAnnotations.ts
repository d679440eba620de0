import type { AlertMetric } from '@edge-console/domain';
import { useMemo } from 'react';
import { useAlertAnnotations } from '../alerts/useAlertAnnotations.ts';
import { useParameterAnnotations } from '../audit-log/useParameterAnnotations.ts';

/** What happened during a chart's times: alerts of its metrics, and changed parameters. */
export function useChartAnnotations(times: readonly number[], metrics: readonly AlertMetric[]) {
  const alerts = useAlertAnnotations(times, metrics);
  const parameters = useParameterAnnotations(times);
  return useMemo(() => [...alerts, ...parameters], [alerts, parameters]);
}
