/** Texts of a token's page, loaded with it. */
export const tokenPageMessages = {
  loading: 'API token',
  lastUsed: 'Last used:',
  neverUsed: 'Never used',
  secret: 'Secret',
  masked: (prefix: string, lastFour: string) => `${prefix}…${lastFour}`,
  scopes: 'Can read',
  createdUser: 'Created by',
  createdAt: 'Creation date',
  updatedUser: 'Updated by',
  notUpdated: 'No one',
  expirationAt: 'Expiration date',
  used: 'Last used',
  never: 'Never',
  id: 'Token ID',
  activityText: 'Changes to this token',
  noActivity: 'Changes and rotations of this token appear here.',
};
