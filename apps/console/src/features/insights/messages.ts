export const insightsMessages = {
  span: 'Time range',
  spans: { '24h': '24 h', '7d': '7 d', '30d': '30 d', '90d': '90 d', '12mo': '12 months' } as Readonly<
    Record<string, string>
  >,
  only: (account: string) => `Customer: ${account}`,
  USAGE_STATISTICS: {
    title: 'Usage Statistics',
    description: 'What customers use, and how much.',
  },
  RESELLER_ADVANCED: {
    title: 'Usage Statistics',
    description: 'Audience and delivery across your customers.',
  },
  ONLINE_SIGNUP: {
    title: 'Online sign-up',
    description: 'New sign-ups and where they are in onboarding.',
  },
} as const;
