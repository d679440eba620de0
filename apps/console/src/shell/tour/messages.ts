export const tourMessages = {
  offer: {
    title: 'New here?',
    text: 'Four short tips show you around. You can also find them later under Help.',
    take: 'Take a quick tour',
    decline: 'Not now',
  },
  menu: {
    header: { title: 'Everything is in the menu' },
    content: 'It lists only the pages you can open. To make more room, collapse it.',
  },
  jump: {
    header: { title: 'Jump to anything' },
    content: 'Choose Jump to, or press Ctrl K (⌘ K on a Mac). Then type the name of a page, user, or token.',
  },
  account: {
    header: { title: 'You and your account' },
    content: 'Open this menu for your details, MFA, theme, and sign-out.',
  },
  help: {
    header: { title: 'If you get stuck' },
    content: 'Under Help, you can report an issue, look up a shortcut, or take this tour again.',
  },
  labels: {
    buttonSkipAll: 'Skip all',
    buttonPrevious: 'Back',
    buttonNext: 'Next',
    buttonStop: 'Got it',
    progress: (position: number, count: number) => `Tip ${position} of ${count}`,
  },
};
