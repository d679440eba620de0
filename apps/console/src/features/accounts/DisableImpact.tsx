import { accountsMessages } from '../../resource/account/accountsMessages.ts';
import * as styles from './Accounts.css.ts';
import type { ListedAccount } from './documents.ts';

const texts = accountsMessages.disableDialog;

/** What ends with an account, before it is disabled. How many: what they are, its own people alone may read. */
export function DisableImpact({ account }: { account: ListedAccount }) {
  const { usersCount, enabledTokens, activeResources } = account;
  return (
    <>
      {texts.stops}
      <ul className={styles.stops}>
        <li>{texts.users(usersCount)}</li>
        <li>{texts.tokens(enabledTokens)}</li>
        <li>{texts.resources(activeResources)}</li>
      </ul>
      {texts.kept}
    </>
  );
}
