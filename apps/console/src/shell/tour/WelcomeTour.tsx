import { Button } from '@edge-console/ui/button';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { dismiss } from '../onboarding/checklist.ts';
import { dashboardQuery } from '../onboarding/dashboardQuery.ts';
import { saveChecklist } from '../onboarding/saveChecklist.ts';
import { tourMessages } from './messages.ts';
import { claimOffer } from './tourStorage.ts';
import * as styles from './WelcomeTour.css.ts';

const RunningTour = lazyComponent(async () => (await import('./RunningTour.tsx')).RunningTour);

const { offer } = tourMessages;

export type WelcomeTourProps = {
  /** How often the tour was started from Help, which also restores the checklist. */
  retakes: number;
};

/** Offers new users a tour, and runs it on request. */
export function WelcomeTour({ retakes }: WelcomeTourProps) {
  const queryClient = useQueryClient();
  const { client } = queryClient;
  const { features } = useConfiguration();
  const [offerState, setOfferState] = useState<'none' | 'shown' | 'taken'>('none');

  useEffect(() => {
    if (!features.tours) return;
    // Without the records, no user is known to be new.
    claimOffer(client).then(
      (isNew) => isNew && setOfferState('shown'),
      () => undefined,
    );
  }, [client, features.tours]);

  const restoreChecklist = useEffectEvent(async () => {
    await saveChecklist(client, dismiss(false));
    await queryClient.refetchQueries(dashboardQuery);
  });
  useEffect(() => {
    if (retakes > 0) restoreChecklist().catch(() => undefined);
  }, [retakes]);

  const isTaken = offerState === 'taken';
  return (
    <>
      {offerState === 'shown' && retakes === 0 && (
        <aside aria-label={offer.title} className={styles.offer}>
          <h2 className={styles.title}>{offer.title}</h2>
          <p className={styles.text}>{offer.text}</p>
          <div className={styles.buttons}>
            <Button variant="ghost" onPress={() => setOfferState('none')}>
              {offer.decline}
            </Button>
            <Button variant="primary" onPress={() => setOfferState('taken')}>
              {offer.take}
            </Button>
          </div>
        </aside>
      )}
      {(isTaken || retakes > 0) && <RunningTour key={`${isTaken} ${retakes}`} />}
    </>
  );
}
