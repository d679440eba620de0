import type { DashboardKind, Unit } from '../contract.ts';
import { regionNames } from '../regionNames.ts';

const text = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;

const metrics: Readonly<Record<string, string>> = {
  averageAudience: 'Average audience',
  peakAudience: 'Peak audience',
  viewingTime: 'Viewing time',
  offload: 'P2P offload',
  p2p: 'P2P data',
  cdn: 'CDN data',
  joinTime: 'Median join time',
  rebuffering: 'Rebuffering',
  watchedAccounts: 'Customers with viewers',
  delivered: 'Data delivered',
  customers: 'Customers',
  newAccounts: 'New accounts',
  begun: 'New accounts with viewers',
};

const panels: Readonly<Record<string, string>> = {
  audience: 'Audience',
  delivery: 'P2P and CDN',
  channels: 'Most watched channels',
  countries: 'Connections by country',
  audienceByAccount: 'Audience by customer',
  accounts: 'Top customers by viewing time',
  deliveredByAccount: 'Data delivered by customer',
  services: 'Customers by service',
  tiers: 'Customers by tier',
  newAccounts: 'New accounts',
  allAccounts: 'All accounts',
  reached: 'Onboarding of new accounts',
  regions: 'New accounts by region',
};

/** Labels of series and parts. Accounts, channels, and countries have their own names. */
const names: Readonly<Record<string, string>> = {
  others: 'Other',
  total: 'Total',
  audience: 'Audience',
  p2p: 'P2P',
  cdn: 'CDN',
  offload: 'Offload',
  viewingTime: 'Viewing time (hours)',
  accounts: 'Accounts',
  customers: 'Customers',
  newAccounts: 'New accounts',
  allAccounts: 'Accounts',
  founded: 'Account created',
  signedIn: 'First sign-in',
  hasKey: 'API key created',
  isWatched: 'First viewers',
  EDGE_INTELLIGENCE: 'Edge Intelligence',
  EDGE_ANALYTICS: 'Edge Analytics',
  EDGE_DELIVERY: 'Edge Delivery',
  LITE: 'Lite',
  ADVANCED: 'Advanced',
  FULL: 'Full',
  ...regionNames,
};

const units: Readonly<Record<Unit, string | undefined>> = {
  sessions: 'concurrent viewers',
  bitRate: 'bit/s',
  bytes: undefined,
  hours: 'hours',
  milliseconds: 'ms',
  ratio: undefined,
  count: undefined,
};

const categories: Readonly<Record<string, string>> = {
  channels: 'Channel',
  accounts: 'Customer',
  reached: 'Step',
  services: 'Service',
  regions: 'Region',
};

export const pageMessages = {
  titles: {
    BASIC: 'Dashboard',
    ADVANCED: 'Dashboard',
    ONLINE_SIGNUP: 'Online sign-up',
    USAGE_STATISTICS: 'Usage Statistics',
    RESELLER_ADVANCED: 'Usage Statistics',
  } satisfies Record<DashboardKind, string>,
  metric: (id: string) => text(metrics, id),
  panel: (id: string) => text(panels, id),
  name: (id: string) => text(names, id),
  unit: (id: Unit) => units[id],
  category: (id: string) => categories[id],
  asOf: (time: string) => `As of ${time}`,
  view: 'Show the data as',
  compare: 'Compare with previous period',
  previous: 'Previous period',
  resetZoom: 'Reset zoom',
  charts: 'Charts',
  tables: 'Tables',
  hours: (compact: string) => `${compact} hours`,
  milliseconds: (number: string) => `${number} ms`,
  points: (number: string) => `${number} ${number === '1' ? 'pt' : 'pts'}`,
  none: 'No data',
  up: 'up',
  down: 'down',
  same: 'No change',
  before: 'Compared with the previous period',
  notLoaded: 'The dashboard could not be loaded. Check your connection and try again.',
  notRefreshed: 'Could not be updated',
  nothing: 'No data in this period.',
  choose: 'Show only one series',
} as const;
