import { createRequiredContext } from '../../core/createRequiredContext.ts';
import type { Session } from './session.ts';

export const [SessionProvider, useSession] = createRequiredContext<Session>('SessionProvider');
