import { authorNames } from '../errors/messages.ts';

/** The ID of no user. */
const noUser = '00000000-0000-0000-0000-000000000000';
/** The actor of events that no user caused. */
export const systemActor = { actorId: noUser, actorEmail: authorNames.system, effectiveUserId: noUser } as const;
