/** Words of what can be begun from the command palette. */
export const jumpActionMessages = {
  creating: {
    inviteUser: { label: 'Invite user', keywords: ['new', 'add', 'person', 'member'] },
    newApiToken: { label: 'New API token', keywords: ['create', 'add', 'secret'] },
    newApiKey: { label: 'New API key', keywords: ['create', 'add', 'player', 'sdk'] },
    newResource: { label: 'New resource', keywords: ['create', 'add', 'stream'] },
    newPathway: { label: 'New pathway', keywords: ['create', 'add', 'cdn'] },
    newCustomer: { label: 'New customer', keywords: ['create', 'add', 'account'] },
    newRole: { label: 'New role', keywords: ['create', 'add', 'permissions'] },
  },
  actAs: {
    label: 'Act as…',
    detail: 'Type “act as” and a name',
    keywords: ['impersonate', 'support'],
  },
  /** A person who was found. */
  actAsPerson: (name: string) => `Act as ${name}`,
  acting: 'Act as',
};
