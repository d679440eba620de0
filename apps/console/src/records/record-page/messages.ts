/** Texts shared by the pages of all objects. */
export const recordPageMessages = {
  more: 'More actions',
  details: 'Details',
  id: 'ID',
  activity: 'Activity',
  inAuditLog: 'View in audit log',
  noActivity: 'No activity yet',
};
