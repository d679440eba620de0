import { sessionMessages } from '../../messages/session.ts';
import { signInMessages } from '../../messages/signIn.ts';

export type AgainProps = {
  /** Why it asks: the session is over, was closed by somebody, ended with all others, or a change wants a fresher proof. */
  purpose: 'expired' | 'closed' | 'everywhere' | 'proof';
  /** The person would not, and leaves the page or gives up the change. */
  onLeave: () => void;
};

const { again, proof } = sessionMessages;

/** What each purpose says. */
export const againTexts = {
  expired: { ...again, text: again.expired, submit: signInMessages.submit },
  everywhere: { ...again, text: again.everywhere, submit: signInMessages.submit },
  closed: { ...again, text: again.closed, submit: signInMessages.submit },
  proof: { ...proof, leave: proof.cancel },
};
