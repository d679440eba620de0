import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above.');
  return session;
}
