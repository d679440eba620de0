const usersHave = (count: number) => (count === 1 ? '1 user has' : `${count} users have`);

export const mfaPolicyMessages = {
  failed: 'The requirement could not be changed.',
  notCounted: 'The number of users who still need to set it up could not be loaded.',
  show: 'Show users',
  demand: {
    title: 'Require multi-factor authentication?',
    text: (entity: string, date: string) =>
      `Everyone in ${entity} will need an authenticator app to sign in. Anyone without one has until ${date}. After that, they must set one up before they can continue. New users get seven days.`,
    count: (count: number) =>
      count === 0
        ? 'No one is affected: everyone has set it up.'
        : `${usersHave(count)} not set it up and will get an e-mail.`,
    confirm: 'Require MFA',
    done: 'Multi-factor authentication is now required',
  },
  giveUp: {
    title: 'Stop requiring multi-factor authentication?',
    text: (entity: string) =>
      `A stolen password will again be enough to get into ${entity}. Users who have already set up an authenticator app will keep using it unless they turn it off. Requiring MFA again starts a new seven-day period.`,
    count: (count: number) => (count === 0 ? 'Everyone has set it up.' : `${usersHave(count)} not set it up yet.`),
    confirm: 'Stop requiring MFA',
    done: 'Multi-factor authentication is no longer required',
  },
};
