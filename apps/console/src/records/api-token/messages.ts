/** API token texts shared by several screens. */
export const apiTokenMessages = {
  title: 'API tokens',
  create: 'Create token',
  status: {
    active: 'Active',
    inactive: 'Disabled',
    expired: 'Expired',
    expiring: (days: number) =>
      days === 0 ? 'Expires today' : days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`,
  },
  noToken: {
    none: 'No API token is enabled.',
    enableOne: 'Enable a token',
    noneText: 'Analytics stays empty until you enable one.',
  },
};
