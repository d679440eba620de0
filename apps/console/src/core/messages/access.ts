export const accessMessages = {
  level: (level: string, group: string) => `You need ${level} permission for ${group}. Ask your administrator.`,
  type: 'This is not available for your account.',
  service: (service: string) => `${service} is not enabled for this account.`,
  administrator: 'Only administrators can do this.',
  whileActing: 'You cannot do this while you are acting as another user.',
  readOnly: 'Read-only while acting as another user.',
  actAs: { action: 'Act as…', notBelow: 'You can only act as users of accounts you manage.' },
  levels: { NONE: 'None', READ: 'Read', MANAGE: 'Manage' },
  services: {
    EDGE_INTELLIGENCE: 'Edge Intelligence',
    EDGE_ANALYTICS: 'Edge Analytics',
    EDGE_DELIVERY: 'Edge Delivery',
  } as Record<string, string>,
  needsPermission: {
    text: (level: string, group: string, entity: string) =>
      `This page requires ${level} permission for ${group}. An administrator of ${entity} can grant it.`,
  },
  notEnabled: {
    text: (service: string, entity: string) => `${entity} does not have ${service} yet.`,
    contactAdministrator: 'Ask your administrator.',
    sales: 'Contact sales',
  },
};
