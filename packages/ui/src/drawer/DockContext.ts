import { createContext } from 'react';

/** Where a wide shell keeps a drawer beside the page; null where there is no shell. */
export const DockContext = createContext<HTMLElement | null>(null);
