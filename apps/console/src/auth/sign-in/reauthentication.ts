import { reauthenticationMessages } from './reauthenticationMessages.ts';
import { signInMessages } from './messages.ts';

export type ReauthenticationProps = {
  /** Why the user has to sign in again: the session expired, was revoked, ended in another tab or with all others, will end soon, or a step-up. */
  purpose: 'expired' | 'closed' | 'elsewhere' | 'everywhere' | 'disabled' | 'renewal' | 'proof';
  /** Cancelled: leaves the page, or gives the change up. */
  onLeave: () => void;
};

const { again, proof } = reauthenticationMessages;

/** Messages by purpose. */
export const reauthenticationTexts = {
  expired: { ...again, text: again.expired, submit: signInMessages.submit },
  elsewhere: { ...again, text: again.elsewhere, submit: signInMessages.submit },
  everywhere: { ...again, text: again.everywhere, submit: signInMessages.submit },
  closed: { ...again, text: again.closed, submit: signInMessages.submit },
  disabled: { ...again, text: again.disabled, submit: signInMessages.submit },
  renewal: { ...again, text: again.renewal, submit: signInMessages.submit, leave: proof.cancel },
  proof: { ...proof, leave: proof.cancel },
};
