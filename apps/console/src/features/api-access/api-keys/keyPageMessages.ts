/** Texts of a key's page, loaded with it. */
export const keyPageMessages = {
  text: 'A public key. Players use it to send data to Edge Intelligence.',
  value: 'Key',
  allowedOrigins: 'Allowed origins',
  anyOrigin: 'Any page can use the key',
  syncState: 'Sync state',
  syncedAt: 'Last sync',
  notSynced: 'Not yet',
  createdUser: 'Created by',
  createdAt: 'Creation date',
  updatedUser: 'Updated by',
  notUpdated: 'No one',
  id: 'Key ID',
  activityText: 'Changes to this key',
  noActivity: 'Changes to this key appear here.',
};
