import type { PasswordPolicy } from '@edge-console/forms/rules';
import { CircleCheck, CircleDashed, Icon } from '@edge-console/ui/icon';
import { newPasswordMessages } from '../../messages/newPassword.ts';
import { passwordDemandsMet } from './passwordDemandsMet.ts';
import * as styles from './PasswordChecklist.css.ts';

/** What the password still needs, while it is typed; told by picture and word, not by colour alone. */
export function PasswordChecklist({ policy, password }: { policy: PasswordPolicy; password: string }) {
  return (
    <ul className={styles.list} aria-label={newPasswordMessages.rules}>
      {passwordDemandsMet(policy, password).map(({ id, text, isMet }) => (
        <li key={id} className={styles.demand} data-met={isMet || undefined}>
          <Icon icon={isMet ? CircleCheck : CircleDashed} size={14} />
          {text}
          <span className={styles.state}>{isMet ? newPasswordMessages.met : newPasswordMessages.notMet}</span>
        </li>
      ))}
    </ul>
  );
}
