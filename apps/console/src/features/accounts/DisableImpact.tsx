import { accountsMessages } from './messages.ts';
import * as styles from './Accounts.css.ts';
import type { ListedAccount } from './queries.ts';

const messages = accountsMessages.disableDialog;

/** What stops working when an account is disabled, as counts: only its own users can read the details. */
export function DisableImpact({ account }: { account: ListedAccount }) {
  const { usersCount, enabledTokens, activeResources } = account;
  return (
    <>
      {usersCount + enabledTokens + activeResources > 0 && (
        <>
          {messages.affectedItems}
          <ul className={styles.affectedItems}>
            {usersCount > 0 && <li>{messages.users(usersCount)}</li>}
            {enabledTokens > 0 && <li>{messages.tokens(enabledTokens)}</li>}
            {activeResources > 0 && <li>{messages.resources(activeResources)}</li>}
          </ul>
        </>
      )}
      {messages.dataKept}
    </>
  );
}
