import { createContext } from 'react';

/** Mode of the background behind images; `undefined` for the current mode. */
export const BackdropContext = createContext<'light' | 'dark' | undefined>(undefined);
