import { AuthenticatedApp } from '../../shell/authenticated-app/AuthenticatedApp.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';

/** Without a menu, but within `AuthenticatedApp` (session, inactivity, …) as every signed-in page. */
export function CreateAccountScreen() {
  return (
    <AuthenticatedApp>
      <CreateAccountForm />
    </AuthenticatedApp>
  );
}
