/**
 * Texts for every page. Each screen has its own messages file, so that a page loads only its own texts; component texts
 * are in packages/ui. Texts from the copy deck (ERR-…) are exact.
 */
export const appMessages = {
  product: 'Edge Console',
  /** Prefix of page titles while acting as another user. */
  actingMark: '⚑ ',
  pageTitle: (parts: readonly string[], product = 'Edge Console') => [...new Set([...parts, product])].join(' – '),
  networkError: 'Network error. Check your connection and try again.',
  retry: 'Try again',
  home: 'Home',
  reload: 'Reload',
  report: 'Report an issue',
  documentation: 'Read the documentation',
  notFound: {
    title: 'Page Not Found',
    unmatched: (path: string) => `Page not found:\n${path}`,
    invalid: (path: string) => `Page Not Found:\n${path}`,
    text: 'This page could not be found',
  },
  errorPage: {
    notFound: 'Page Not Found',
    other: 'Internal Server Error',
    statuses: {
      403: 'Forbidden',
      404: 'Not Found',
      500: 'Internal Server Error',
      503: 'Service Unavailable',
    } as Partial<Record<number, string>>,
    status: (code: number, message: string) => `Error ${code}: ${message}`,
    unnamedStatus: (code: number) => `Error ${code}`,
    unknownGuard: (name: string) => `Unknown route middleware: ${name}`,
  },
  chunk: {
    title: 'This page could not be loaded',
    text: 'Part of the console failed to load. Your connection may be slow, or a new version has been published.',
  },
  update: {
    available: 'New version available',
    missingChunk: 'Part of the console failed to load. Reload to try again.',
  },
  offline: {
    banner: (since: string) =>
      `Offline: showing data from ${since}. You cannot save changes until you are back online. What you type is kept.`,
    noChanges: 'You are offline. You can make changes again when you are back online.',
    title: 'You are offline',
    text: 'This page will open when you are back online.',
    withLists: 'This page will open when you are back online. Below is the last data you loaded; you cannot change it.',
    seen: (time: string) => `Offline: data as of ${time}`,
  },
  authentication: {
    sideTitle: 'Every viewer on the best path, every second.',
    sideLabel: (product: string) => `About ${product}`,
    copyright: (year: number, product = 'Edge Console') => `© ${year} ${product}`,
  },
  unknownError: (requestId: string) => `An unknown error has occurred. Reference ${requestId}.`,
  /** Only for the log; users see that the session has expired. */
  noTokens: 'Auth session was not found. Make sure to call signIn.',
  genericError: 'Something went wrong. Try again.',
  storageBlocked:
    'Your browser is blocking storage for this site, so you cannot sign in. Allow cookies and site data for this site, then reload.',
  loadingPage: 'Loading page',
};
