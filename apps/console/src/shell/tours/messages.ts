import type { Topic } from './topics.ts';

type Words = { title: string; text: string };

/** What a person is told about each place, once: one entry for each thing that is pointed at. */
const topics: Readonly<Record<Topic, readonly Words[]>> = {
  navigation: [
    {
      title: 'Everything is in this menu',
      text: 'It has the places that you may open, and no others. Below it you can fold it up where you need the room.',
    },
    {
      title: 'Jump to anything',
      text: 'Type a page, a person or a token, and press Enter. Ctrl K, or ⌘ K on a Mac, opens this from anywhere.',
    },
    {
      title: 'You and your account',
      text: 'Your details, MFA, theme and sign-out.',
    },
    {
      title: 'When you are stuck',
      text: 'Report an issue, look up a shortcut, or take these tips again: all of it is under Help.',
    },
  ],
  dashboard: [
    {
      title: 'What to do first',
      text: 'Do these in any order. What you have done is ticked by itself, so you can leave and come back.',
    },
    { title: 'Worth a few minutes', text: 'What others found good to know before their first launch.' },
    {
      title: 'Your API tokens',
      text: 'How many are enabled, how many your tier allows, and which one expires next.',
    },
  ],
  analytics: [
    { title: 'Choose the time', text: 'All of the page follows: the figures, the charts and the list of channels.' },
    {
      title: 'How it went',
      text: 'Each figure is compared with the same time before. Green is welcome, red is not.',
    },
    {
      title: 'Compare channels',
      text: 'Tick a few of them, and the charts show these alone. The link of the page keeps it.',
    },
  ],
  apis: [
    {
      title: 'Let a server in',
      text: 'A token lets a server read as your account. Its secret is shown once, so have a place for it ready.',
    },
    {
      title: 'Keep an eye on them',
      text: 'See when each was last used and when it expires. Rotate a secret, and the former one still works for a while.',
    },
  ],
  users: [
    { title: 'Bring in a colleague', text: 'They get a mail with a link, and choose their own password.' },
    {
      title: 'Find anybody',
      text: 'Type a name, or filter by role, status or last login. A view of your own keeps it.',
    },
    { title: 'Bulk actions', text: 'Select rows to change their roles, to disable them, or to save them as a file.' },
  ],
  roles: [
    {
      title: 'A role of your own',
      text: 'Choose whether the role can view each part of the console, change it, or neither.',
    },
    { title: 'Preview before you assign', text: 'Open a role to preview the console as a user who has it.' },
  ],
  edgeDelivery: [
    {
      title: 'Steer viewers between pathways',
      text: 'A resource tells players which pathway to try first and how to share load. Start with one, and add more when you need them.',
    },
    {
      title: 'See what players are told',
      text: 'The menu of a row has a preview: the answer that players get, and what a viewer would do with it.',
    },
  ],
  parameters: [
    {
      title: 'How peers share',
      text: 'Each group of parameters is for one account. Look at the changes before you save them; former versions can be had back.',
    },
  ],
  identity: [{ title: 'Your brand', text: 'Logos and the mode that your customers see first, on sign-in and inside.' }],
  domain: [
    {
      title: 'Your own address',
      text: 'Two records in your DNS, and the console is at a name of yours. This page says when each of them is seen.',
    },
  ],
  myAccount: [
    { title: 'All about you', text: 'Your name, address and password, and how you want the console to look.' },
    {
      title: 'Multi-factor authentication',
      text: 'With a code from an authenticator app, a stolen password alone opens nothing.',
    },
    { title: 'Where you are signed in', text: 'End a session that you do not know, or all of the others.' },
  ],
};

/** The words of the tours. */
export const toursMessages = {
  topics,
  skipped: 'You find these tips again under Help.',
  skipAll: 'Skip all tips',
  labels: {
    buttonSkip: 'Skip',
    buttonPrevious: 'Back',
    buttonNext: 'Next',
    buttonStop: 'Got it',
    progress: (position: number, count: number) => `${position} of ${count}`,
  },
};
