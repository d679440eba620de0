import type { ReactNode } from 'react';
import { AuthenticatedApp } from './authenticated-app/AuthenticatedApp.tsx';
import { ShellLayout } from './ShellLayout.tsx';

/** The default layout: the services of signed-in pages, and the shell. */
export function SignedInShell({ children }: { children: ReactNode }) {
  return (
    <AuthenticatedApp>
      <ShellLayout>{children}</ShellLayout>
    </AuthenticatedApp>
  );
}
