export const dashboardMessages = {
  /** By the hour in the user's time zone. */
  greeting: (name: string, hour: number) =>
    `Good ${hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'}, ${name}`,
  description: (entity: string) => `How ${entity} is doing, and what to do next.`,
  firstRun: {
    title: (name: string) => `Welcome, ${name}`,
    description: 'Send data from one player, and this page becomes your live dashboard.',
  },
  openAnalytics: 'Open analytics',
  started: {
    title: 'Getting started',
    dismissed: 'You can find it again under Help › Retake Onboarding.',
    notLoaded: 'The getting-started checklist could not be loaded.',
    notSaved: 'Your checklist could not be saved. Try again.',
    addMember: {
      title: 'Add a team member',
      text: 'Invite someone you work with. They get an e-mail with a link.',
      done: (userCount: string, entity: string) => `${userCount} people are in ${entity}`,
      action: 'Invite',
    },
    sdkIntegration: {
      title: 'Integrate the SDK',
      text: 'Create an API key and add the SDK to your player. This step is completed when your first data arrives.',
      done: 'Players have sent data',
      marked: 'Marked as done',
      action: 'Create a key',
      open: 'See your keys',
    },
    visitAnalytics: {
      title: 'Visit analytics',
      text: 'See who is watching, what peers deliver, and how data flows between them.',
      done: 'You have seen live audience, offload, and topology',
      action: 'Visit',
    },
    configureEdgeDelivery: {
      title: 'Configure Edge Delivery',
      text: 'Create a resource with at least one pathway. Players then follow your steering order.',
      done: (count: string) => (count === '1' ? '1 active resource' : `${count} active resources`),
      action: 'Configure',
    },
    recommendedArticles: {
      title: 'Read a recommended article',
      text: 'Open any of the recommended reads on this page.',
      done: 'You can find more on this page',
      action: 'Choose one',
    },
    enableMfa: {
      title: 'Turn on multi-factor authentication',
      text: 'Protect your account with an authenticator app.',
      done: 'Your account is protected by MFA',
      action: 'Turn on',
    },
  },
  reads: {
    title: 'Recommended reads',
    about: (topic: string, minutes: number) => (topic === '' ? `${minutes} min` : `${topic} · ${minutes} min`),
    notLoaded: 'Recommended reads could not be loaded.',
  },
  tokens: {
    manage: 'Manage',
    enabled: 'Enabled',
    count: (enabled: number, limit: number) => `${enabled} of ${limit}`,
    named: (name: string, status: string) => `${name}: ${status}`,
    see: 'See tokens',
  },
  traffic: {
    title: 'Traffic',
    span: 'Last 7 days, compared with the previous 7 days',
    lastHour: 'Last hour, compared with the previous hour',
    notLoaded: 'Traffic could not be loaded.',
  },
} as const;
