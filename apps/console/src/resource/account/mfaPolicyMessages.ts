const people = (count: number) => (count === 1 ? 'One person has' : `${count} people have`);

/** Words of demanding a second factor of everybody in an account. */
export const mfaPolicyMessages = {
  failed: 'The requirement could not be changed.',
  notCounted: 'How many have not set it up could not be found out.',
  show: 'Show them',
  demand: {
    title: 'Require multi-factor authentication?',
    text: (entity: string, date: string) =>
      `Everyone in ${entity} will need an authenticator app to sign in. Whoever has none has until ${date}; after that the console stays closed for them until they set it up. People who join later get seven days of their own.`,
    count: (count: number) =>
      count === 0 ? 'Nobody is affected: all have set it up.' : `${people(count)} not set it up, and will get a mail.`,
    confirm: 'Require it',
    done: 'Multi-factor authentication is now required',
  },
  giveUp: {
    title: 'Stop requiring multi-factor authentication?',
    text: (entity: string) =>
      `A stolen password will be enough again to get into ${entity}. Whoever has set up an app keeps it, and may turn it off. Requiring it again later begins seven new days.`,
    count: (count: number) => (count === 0 ? 'By now all have set it up.' : `${people(count)} not set it up yet.`),
    confirm: 'Stop requiring it',
    done: 'Multi-factor authentication is no longer required',
  },
};
