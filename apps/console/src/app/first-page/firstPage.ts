import { readActing } from '../../auth/impersonation/actingRecord.ts';
import { sendEarlyRequests } from './earlyRequests.ts';
import { readLanding } from './storedLanding.ts';
import { hasStoredToken } from './storedToken.ts';

// A script of its own, loaded in parallel with the entry: it preloads the files of the most likely first page, and sends
// that page's first requests, while the entry is still loading. `scripts/firstPage.ts` bundles it. A wrong prediction costs some
// bytes; what fails here is requested again, and reported, by the page.

/** Files of each page besides the entry's: for guests, and for signed-in people. */
export type FirstFiles = {
  files: readonly string[];
  /** Landing page of somebody who has not been led to theirs in this browser. */
  landing: string;
  /** Indexes of files, by path without its last slash. `leadsOn`: signed-in people are led to their landing page. */
  pages: Record<string, { guest: readonly number[]; signedIn: readonly number[]; leadsOn?: true }>;
};

declare const __FIRST_FILES__: FirstFiles;

function preload(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

const { files, landing, pages } = __FIRST_FILES__;
const pageAt = (path: string) => pages[path.replace(/\/+$/, '') || '/'];

function start(): void {
  const isSignedIn = hasStoredToken(Object.keys(localStorage));
  const opened = pageAt(location.pathname);
  const shown = isSignedIn && opened?.leadsOn ? pageAt(readLanding(localStorage) ?? landing) : opened;
  for (const index of (shown ?? pages['*'])?.[isSignedIn ? 'signedIn' : 'guest'] ?? []) preload(files[index] ?? '');
  // The entry has run already, and requested them itself.
  // In a tab that acts, nothing is asked in the actor's own name.
  if (!isSignedIn || window.__app || readActing(sessionStorage)) return;
  window.__early = sendEarlyRequests({
    storage: localStorage,
    location,
    fetch: (...request) => fetch(...request),
    now: Date.now(),
    version: __BUILD__.version,
    newId: () => crypto.randomUUID(),
  });
}

try {
  start();
} catch {} // For example without storage: the entry reports it.
