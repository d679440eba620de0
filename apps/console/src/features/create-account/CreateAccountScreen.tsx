import { SignedInFrame } from '../../shell/session/SignedInFrame.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';

/** Without a menu, but within `SignedInFrame` (session, inactivity, …) as every signed-in page. */
export function CreateAccountScreen() {
  return (
    <SignedInFrame>
      <CreateAccountForm />
    </SignedInFrame>
  );
}
