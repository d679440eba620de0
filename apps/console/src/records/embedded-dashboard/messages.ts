export const embeddedDashboardMessages = {
  titles: {
    BASIC: 'Dashboard',
    ADVANCED: 'Dashboard',
    ONLINE_SIGNUP: 'Online sign-up dashboard',
    USAGE_STATISTICS: 'Usage statistics dashboard',
    RESELLER_ADVANCED: 'Usage statistics dashboard',
  },
  loading: (title: string) => `${title} is loading`,
  skip: (title: string) => `Skip the ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  notLoaded: 'The dashboard could not be loaded.',
  reasons: {
    TIMEOUT: 'It did not respond within 15 seconds.',
    REFUSED: 'Its link was rejected. Try again to get a new one.',
    ENDED: 'The session has ended. Try again to continue.',
    UNAVAILABLE: 'Its data could not be loaded.',
  },
} as const;
