import type { ReactNode } from 'react';
import { SignedInFrame } from './session/SignedInFrame.tsx';
import { ShellLayout } from './ShellLayout.tsx';

/** The default layout: everything a signed-in page needs, and the shell around it. */
export function SignedInShell({ children }: { children: ReactNode }) {
  return (
    <SignedInFrame>
      <ShellLayout>{children}</ShellLayout>
    </SignedInFrame>
  );
}
