/** Texts of the permission matrix. */
export const roleMessages = {
  ownLevel: (level: string) => `Your own access level is ${level}.`,
  notEnabled: (service: string) => `${service} is not enabled for this account.`,
};
