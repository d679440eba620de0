import type { ReactNode } from 'react';
import { AuthenticatedApp } from './authenticated-app/AuthenticatedApp.tsx';
import { ShellLayout } from './ShellLayout.tsx';

/** The default layout: everything a signed-in page needs, and the shell around it. */
export function SignedInShell({ children }: { children: ReactNode }) {
  return (
    <AuthenticatedApp>
      <ShellLayout>{children}</ShellLayout>
    </AuthenticatedApp>
  );
}
