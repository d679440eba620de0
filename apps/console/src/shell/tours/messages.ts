import type { Topic } from './topics.ts';

type TipText = { title: string; text: string };

/** Tour texts by topic: one entry for each target. */
const topics: Readonly<Record<Topic, readonly TipText[]>> = {
  navigation: [
    {
      title: 'Everything is in this menu',
      text: 'It lists only the pages you can open. To make more room, collapse it with the button at the bottom.',
    },
    {
      title: 'Jump to anything',
      text: 'Type the name of a page, user, or token, and press Enter. Ctrl K, or ⌘ K on a Mac, opens this from anywhere.',
    },
    {
      title: 'You and your account',
      text: 'Your details, MFA, theme, and sign-out.',
    },
    {
      title: 'When you are stuck',
      text: 'Report an issue, look up a shortcut, or see these tips again, all under Help.',
    },
  ],
  dashboard: [
    {
      title: 'What to do first',
      text: 'Do these in any order. Each step is checked off when you complete it, so you can leave and come back.',
    },
    { title: 'Worth a few minutes', text: 'What others found useful before going live.' },
    {
      title: 'Your API tokens',
      text: 'How many are enabled, how many your tier allows, and which one expires next.',
    },
  ],
  analytics: [
    { title: 'Choose a time range', text: 'The whole page updates: figures, charts, and channels.' },
    {
      title: 'See what changed',
      text: 'Each figure is compared with the previous period. Green means better, red means worse.',
    },
    {
      title: 'Compare channels',
      text: 'Select a few, and the charts show only those. The page’s URL includes your selection.',
    },
  ],
  apis: [
    {
      title: 'Give a server access',
      text: 'A token lets a server read your account’s data. Its secret is shown once, so have a safe place ready.',
    },
    {
      title: 'Keep an eye on your tokens',
      text: 'See when each was last used and when it expires. When you rotate a secret, the old one keeps working for a while.',
    },
  ],
  users: [
    { title: 'Invite a colleague', text: 'They get an e-mail with a link and choose their own password.' },
    {
      title: 'Find anyone',
      text: 'Type a name, or filter by role, status, or last login. Save a view to keep it.',
    },
    { title: 'Bulk actions', text: 'Select users to change their roles, disable them, or export them.' },
  ],
  roles: [
    {
      title: 'Create your own role',
      text: 'For each part of the console, choose whether the role can view it, change it, or neither.',
    },
    {
      title: 'Preview before you assign',
      text: 'Open a role and choose View as role to see the console as a user with that role would see it.',
    },
  ],
  edgeDelivery: [
    {
      title: 'Steer viewers between pathways',
      text: 'A resource tells players which pathway to try first and how to split the load. Start with one, and add more when you need them.',
    },
    {
      title: 'See what players get',
      text: 'Each row’s menu has a preview: the response players get, and how a player would use it.',
    },
  ],
  parameters: [
    {
      title: 'How peers share',
      text: 'Each set of parameters belongs to one account. Review changes before you save them; you can restore earlier versions.',
    },
  ],
  identity: [
    {
      title: 'Your brand',
      text: 'The logos and default theme that your customers see on the sign-in page and in the console.',
    },
  ],
  domain: [
    {
      title: 'Your own domain',
      text: 'Add two DNS records, and the console opens on your domain. This page shows whether each record has been found.',
    },
  ],
  myAccount: [
    { title: 'All about you', text: 'Your name, e-mail, and password, and how the console looks.' },
    {
      title: 'Multi-factor authentication',
      text: 'With an authenticator app, a stolen password is not enough to sign in.',
    },
    {
      title: 'Where you are signed in',
      text: 'End any session you do not recognize, or end all sessions except this one.',
    },
  ],
};

export const toursMessages = {
  topics,
  skipped: 'You can find these tips again under Help.',
  skipAll: 'Skip all tips',
  labels: {
    buttonSkip: 'Skip',
    buttonPrevious: 'Back',
    buttonNext: 'Next',
    buttonStop: 'Got it',
    progress: (position: number, count: number) => `${position} of ${count}`,
  },
};
