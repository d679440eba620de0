/** The words around a dashboard in a frame. */
export const embeddedDashboardMessages = {
  titles: {
    BASIC: 'Dashboard',
    ADVANCED: 'Dashboard',
    ONLINE_SIGNUP: 'Online sign-up dashboard',
    USAGE_STATISTICS: 'Usage Statistics dashboard',
    RESELLER_ADVANCED: 'Usage Statistics dashboard',
  },
  loading: (title: string) => `${title} is loading`,
  skip: (title: string) => `Skip the ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  notLoaded: 'The dashboard could not be loaded.',
  reasons: {
    TIMEOUT: 'It did not answer within 15 seconds.',
    REFUSED: 'Its address was not accepted. Try again to get another one.',
    ENDED: 'The session has ended. Try again to continue.',
    UNAVAILABLE: 'Its figures could not be read.',
  },
} as const;
