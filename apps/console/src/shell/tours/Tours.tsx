import '@edge-console/tour/styles.css';
import '@edge-console/ui/tour-theme';
import { useEffect, useEffectEvent } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { dismiss } from '../onboarding/checklist.ts';
import { saveChecklist } from '../onboarding/saveChecklist.ts';
import { dashboardQuery } from '../onboarding/dashboardQuery.ts';
import { useTours } from './useTours.ts';

export type ToursProps = {
  path: string;
  /** How often the tours were restarted, which also restores the checklist. */
  retakes: number;
};

export function Tours({ path, retakes }: ToursProps) {
  const queryClient = useQueryClient();
  const { features } = useConfiguration();
  useTours({ path, retakes, isOffered: features.tours });
  const restoreChecklist = useEffectEvent(async () => {
    await saveChecklist(queryClient.client, dismiss(false));
    await queryClient.refetchQueries(dashboardQuery);
  });
  useEffect(() => {
    if (retakes > 0) restoreChecklist().catch(() => undefined);
  }, [retakes]);
  return null;
}
