import { sendEarlyRequests } from './earlyRequests.ts';
import { hasStoredToken } from './storedToken.ts';

// A script of its own that comes beside the entry: it asks for the files of the page that is most likely the first one, and for
// that page's first answers, while the entry is still on its way. `scripts/firstPage.mjs` bundles it. A wrong guess costs some
// bytes; whatever fails here is asked for again, and told, by the page.

/** Which files a page needs beside those of the entry: for guests, and for signed-in people. */
export type FirstFiles = {
  files: readonly string[];
  /** Indexes of files, by path without its last slash. */
  pages: Record<string, { guest: readonly number[]; signedIn: readonly number[] }>;
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

function start(): void {
  const { files, pages } = __FIRST_FILES__;
  const isSignedIn = hasStoredToken(Object.keys(localStorage));
  const page = pages[location.pathname.replace(/\/+$/, '') || '/'] ?? pages['*'];
  for (const index of page?.[isSignedIn ? 'signedIn' : 'guest'] ?? []) preload(files[index] ?? '');
  // An entry that was there first has asked already.
  if (!isSignedIn || window.__app) return;
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
} catch {} // No storage, say: the entry finds out, and tells.
