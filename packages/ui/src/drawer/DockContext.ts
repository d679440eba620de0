import { createContext } from 'react';

/** The container for docked drawers in a wide shell; null without a shell. */
export const DockContext = createContext<HTMLElement | null>(null);
