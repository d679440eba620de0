/** The words of the pages of insights. */
export const insightsMessages = {
  span: 'Time span',
  spans: { '24h': '24 h', '7d': '7 d', '30d': '30 d', '90d': '90 d', '12mo': '12 months' } as Readonly<
    Record<string, string>
  >,
  only: (account: string) => `Customer: ${account}`,
  USAGE_STATISTICS: {
    title: 'Usage Statistics',
    description: 'What customers use, and how much of it.',
  },
  RESELLER_ADVANCED: {
    title: 'Usage Statistics',
    description: 'How your customers are watched, and how it reaches their viewers.',
  },
  ONLINE_SIGNUP: {
    title: 'Online sign-up',
    description: 'Which accounts are new, and how far they have come.',
  },
} as const;
