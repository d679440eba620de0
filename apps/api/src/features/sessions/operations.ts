export { endSession } from './endSession.ts';
export { myLastSignIns } from './myLastSignIns.ts';
export { mySecurityEvents } from './mySecurityEvents.ts';
export { mySessions } from './mySessions.ts';
export { revokeOtherSessions } from './revokeOtherSessions.ts';
export { revokeSession } from './revokeSession.ts';
export { userSessions } from './userSessions.ts';
