import { tierNames } from './tierMessages.ts';

/** Words of the person's own account: its details, and what it asks of everybody in it. */
export const ownAccountMessages = {
  text: 'Account details',
  name: 'Account name',
  company: 'Company',
  type: 'Type',
  types: { PLATFORM: 'Platform', RESELLER: 'Reseller', CUSTOMER: 'Customer' },
  services: 'Services',
  serviceNames: {
    EDGE_INTELLIGENCE: 'Edge Intelligence',
    EDGE_ANALYTICS: 'Edge Analytics',
    EDGE_DELIVERY: 'Edge Delivery',
  },
  noServices: 'None',
  region: 'Region',
  customerId: 'Customer id',
  tier: 'Tier',
  tiers: tierNames,
  tokens: (enabled: number, limit: number) => `${enabled} of ${limit} API tokens enabled`,
  billing: 'Billing',
  edit: 'Edit account',
  editBilling: 'Billing details',
  onlyAdministrators: 'Administrators of the account change it.',
  notLoaded: 'The account details could not be loaded.',
  editShort: 'Edit',
  policies: {
    title: 'Policies',
    text: (entity: string) => `What ${entity} asks of everybody in it.`,
    requireMfa: 'Require multi-factor authentication',
    requireMfaHint:
      'Everybody signs in with the code of an authenticator app. Whoever has none gets seven days to set it up.',
    platformMfa: 'On the platform it is always required.',
    noFactor: 'Authenticator apps are not available here.',
    notice: 'E-mail administrators when another user acts as one of your users',
    noticeHint:
      'Support can act as a user of this account to help. Who did, when, why and what they changed is in the audit log in any case.',
    noticeOn: 'Administrators get an e-mail when another user acts as one of your users',
    noticeOff: 'Administrators no longer get an e-mail when another user acts as one of your users',
    noticeFailed: 'The policy could not be changed.',
    notLoaded: 'The policies could not be loaded.',
  },
};
