import { SignedInFrame } from '../../signed-in/SignedInFrame.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';

/** The page has no menu, but what watches over signed-in pages watches over this one too. */
export function CreateAccountScreen() {
  return (
    <SignedInFrame>
      <CreateAccountForm />
    </SignedInFrame>
  );
}
