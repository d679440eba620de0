import { accountsMessages } from './messages.ts';
import * as styles from './Accounts.css.ts';
import type { ListedAccount } from './queries.ts';

const messages = accountsMessages.disableDialog;

/** What ends with an account, before it is disabled. How many: what they are, its own people alone may read. */
export function DisableImpact({ account }: { account: ListedAccount }) {
  const { usersCount, enabledTokens, activeResources } = account;
  return (
    <>
      {messages.stops}
      <ul className={styles.stops}>
        <li>{messages.users(usersCount)}</li>
        <li>{messages.tokens(enabledTokens)}</li>
        <li>{messages.resources(activeResources)}</li>
      </ul>
      {messages.kept}
    </>
  );
}
