import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import { OwnAccountCard } from '../../records/account/OwnAccountCard.tsx';
import { settingsMessages as messages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { PoliciesCard } from './PoliciesCard.tsx';
import * as styles from './Settings.css.ts';

/** The current user's account: details and policies. */
export function SettingsScreen() {
  const { entity } = useViewer();
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      <div className={styles.cards}>
        <OwnAccountCard />
        {entity && <PoliciesCard entity={entity} />}
      </div>
    </Page>
  );
}
