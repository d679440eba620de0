import { Button } from '@edge-console/ui/button';
import { useDisabledReason } from '../../auth/access/useOnlineAccess.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import * as styles from './MyAccount.css.ts';

const messages = myAccountMessages.leave;

/** Where users deactivate their own account. */
export const LeaveSection = ({ onOpen }: { onOpen: () => void }) => (
  <section className={styles.factor}>
    <div className={styles.factorTextColumn}>
      <h2 className={styles.factorTitle}>{messages.title}</h2>
      <p className={styles.factorText}>{messages.text}</p>
    </div>
    <Button tone="danger" disabledReason={useDisabledReason()('deactivateAccount')} onPress={onOpen}>
      {messages.open}
    </Button>
  </section>
);
