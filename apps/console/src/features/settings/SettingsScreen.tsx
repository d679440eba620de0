import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { OwnAccountCard } from '../../resource/account/OwnAccountCard.tsx';
import { settingsMessages as texts } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { PoliciesCard } from './PoliciesCard.tsx';
import * as styles from './Settings.css.ts';

/** The account that the person belongs to: what it is, and what it asks of its people. */
export function SettingsScreen() {
  const { entity } = useViewer();
  return (
    <Page>
      <PageHeader title={texts.title} description={texts.description(entity?.name ?? '')} />
      <div className={styles.cards}>
        <OwnAccountCard />
        {entity && <PoliciesCard entity={entity} />}
      </div>
    </Page>
  );
}
