import { tierNames } from './tierMessages.ts';

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
  customerId: 'Customer ID',
  tier: 'Tier',
  tiers: tierNames,
  tokens: (enabled: number, limit: number) => `${enabled} of ${limit} API tokens enabled`,
  billing: 'Billing',
  edit: 'Edit account',
  editBilling: 'Billing details',
  onlyAdministrators: 'Only account administrators can change these details.',
  notLoaded: 'The account details could not be loaded.',
  editShort: 'Edit',
  policies: {
    title: 'Policies',
    text: (entity: string) => `Rules for everyone in ${entity}.`,
    requireMfa: 'Require multi-factor authentication',
    requireMfaHint:
      'Everyone signs in with a code from an authenticator app. Anyone without one gets seven days to set one up.',
    platformMfa: 'Always required for platform staff.',
    noFactor: 'Authenticator apps are not available here.',
    notice: 'E-mail administrators when someone acts as one of your users',
    noticeHint:
      'Support can act as a user of this account to help. The audit log always records who acted, when, why, and what they changed.',
    noticeOn: 'Administrators get an e-mail when someone acts as one of your users',
    noticeOff: 'Administrators no longer get an e-mail when someone acts as one of your users',
    noticeFailed: 'The policy could not be changed.',
    notLoaded: 'The policies could not be loaded.',
  },
};
