import type { MutationName } from '../policy/rules.ts';

/** What a mutation is called in the audit log. */
export const auditActions: Readonly<Record<MutationName, string>> = {
  inviteUser: 'user.invite',
  resendInvite: 'user.resendInvite',
  updateUser: 'user.update',
  setUserActive: 'user.setActive',
  deleteUser: 'user.delete',
  revokeUserSessions: 'user.revokeSessions',
  createAccount: 'account.create',
  setAccountPolicy: 'account.setPolicy',
  revokeSession: 'session.revoke',
  revokeOtherSessions: 'session.revokeOthers',
};

export const isMutationName = (name: string): name is MutationName => Object.hasOwn(auditActions, name);
