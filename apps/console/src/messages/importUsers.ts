const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Words of inviting people from a file. */
export const importUsersMessages = {
  title: 'Import users',
  description: 'Each line of the file is checked first. Nobody is invited before you confirm.',
  file: 'CSV file',
  hint: 'Columns: name, last_name, email, phone, role. At most 500 people.',
  template: 'Download a template',
  summary: (good: number, bad: number) => {
    if (bad === 0) return `${people(good)} can be invited.`;
    return good === 0
      ? 'Nobody can be invited:'
      : `${people(good)} can be invited; ${bad} cannot, and will be left out:`;
  },
  left: (count: number) => `${people(count)} could not be invited:`,
  line: (line: number) => `Line ${line}`,
  close: 'Close',
  invite: (count: number) => (count === 0 ? 'Invite' : `Invite ${people(count)}`),
  noFile: 'Choose a file first.',
  nobody: 'Nobody in this file can be invited.',
  done: (count: number) => `${people(count)} invited`,
  notChecked: 'The file could not be checked.',
  notInvited: 'The people could not be invited.',
  unchecked: 'The file is not checked yet.',
  unreadable: 'The file must have the columns of the template and at most 500 people.',
};
