import { AuthenticatedApp } from '../../shell/authenticated-app/AuthenticatedApp.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';

/** No menu, but inside `AuthenticatedApp` (session, inactivity, …) like every signed-in page. */
export function CreateAccountScreen() {
  return (
    <AuthenticatedApp>
      <CreateAccountForm />
    </AuthenticatedApp>
  );
}
