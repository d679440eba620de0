import { readActing } from '../../auth/impersonation/actingRecord.ts';
import { sendEarlyRequests } from './earlyRequests.ts';
import { readLanding } from './storedLanding.ts';
import { hasStoredToken } from './storedToken.ts';

// A separate script, loaded in parallel with the entry: it preloads the files of the most likely first page, and sends
// that page's first requests. Bundled by `scripts/firstPage.ts`. A wrong prediction costs some bytes; the page repeats
// and reports what fails here.

/** Files of each page besides the entry's, for guests and for signed-in users. */
export type FirstFiles = {
  files: readonly string[];
  /** Landing page for users who have none stored in this browser. */
  landing: string;
  /**
   * File indexes by path without the trailing slash. `leadsOn`: signed-in users are redirected to their landing page.
   */
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
  // The entry has already run and sent them. An acting tab sends nothing as the actor.
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
} catch {} // For example storage is blocked: the entry reports it.
