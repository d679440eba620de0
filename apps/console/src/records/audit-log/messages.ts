const retention = 'Kept for one year. No one can change or remove an entry.';

export const auditMessages = {
  title: 'Audit log',
  noun: 'events',
  description: {
    PLATFORM: (entity: string) => `Every change in ${entity} and its accounts, and who made it. ${retention}`,
    RESELLER: (entity: string) => `Every change in ${entity} and its customers, and who made it. ${retention}`,
    CUSTOMER: (entity: string) => `Every change in ${entity}, and who made it. ${retention}`,
  },
  searchLabel: 'Search events',
  searchPlaceholder: 'Search by user, action, or target, or filter…',
  columns: {
    at: 'Time',
    action: 'Action',
    target: 'Target',
    targetType: 'Target type',
    actor: 'User',
    acting: 'Acting as',
    account: 'Account',
    outcome: 'Result',
    ip: 'IP address',
    changes: 'Changed values',
  },
  actingAs: (email: string) => `as ${email}`,
  actingFilter: 'Acting as another user',
  yes: 'Yes',
  no: 'No',
  outcomes: { OK: 'Succeeded', DENIED: 'Denied', FAILED: 'Failed' },
  /** Search synonyms for an outcome. */
  outcomeKeywords: {
    OK: ['ok', 'succeeded', 'allowed'],
    DENIED: ['refused', 'forbidden'],
    FAILED: ['error'],
  } as Readonly<Record<string, readonly string[]>>,
  targetTypes: {
    User: 'User',
    Role: 'Role',
    Entity: 'Account',
    ApiToken: 'API token',
    ApiKey: 'API key',
    AlertRule: 'Alert rule',
    Session: 'Session',
    SavedView: 'View',
    Pathway: 'Pathway',
    Resource: 'Resource',
    Domain: 'Domain',
    Image: 'Image',
    Issue: 'Issue report',
    Job: 'Job',
    Dashboard: 'Dashboard',
  } as Readonly<Record<string, string>>,
  empty: { title: 'No events yet', text: 'Every change is recorded here, along with who made it.' },
  noMatch: {
    title: 'No events match',
    text: (search: string, filterCount: number) => {
      if (filterCount === 0) return `No user, action, or target contains “${search}”.`;
      const filters = filterCount === 1 ? 'this filter' : 'these filters';
      return search === '' ? `No event matches ${filters}.` : `No event matches ${filters} and “${search}”.`;
    },
  },
  /** Annotations of charts, by action. */
  parameterChanges: {
    'parameters.set': (category: string) => `Parameters changed: ${category}`,
    'parameters.revert': (category: string) => `Parameters reverted: ${category}`,
    'parameters.createCategory': (category: string) => `Parameter category added: ${category}`,
    'parameters.deleteCategory': (category: string) => `Parameter category deleted: ${category}`,
  },
  missing: 'Event does not exist.',
  notLoaded: 'Audit log could not be loaded.',
};
