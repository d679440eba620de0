const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const importUsersMessages = {
  title: 'Import users',
  description: 'Each line of the file is checked first. No one is invited until you confirm.',
  file: 'CSV file',
  hint: 'Columns: name, last_name, email, phone, role. Maximum 500 people. You can also import an exported list of users.',
  template: 'Download a template',
  /** The template file. */
  example: 'name,last_name,email,phone,role\r\nLeïla,Haddad,leila.haddad@example.com,+33 6 12 34 56 78,Regular\r\n',
  summary: (good: number, bad: number) => {
    if (bad === 0) return `${people(good)} can be invited.`;
    return good === 0 ? 'No one can be invited:' : `${people(good)} can be invited; ${bad} cannot and will be skipped:`;
  },
  left: (count: number) => `${people(count)} could not be invited:`,
  line: (line: number) => `Line ${line}`,
  close: 'Close',
  invite: (count: number) => (count === 0 ? 'Invite' : `Invite ${people(count)}`),
  noFile: 'Choose a file first.',
  noUsers: 'No one in this file can be invited.',
  done: (count: number) => `${people(count)} invited`,
  notChecked: 'The file could not be checked.',
  notInvited: 'The users could not be invited.',
  unchecked: 'The file has not been checked yet.',
  unreadable: 'This file is too long. The maximum is 500 people.',
  notText: 'This file is not a CSV file. Save it as “CSV UTF-8” and choose it again.',
  guessed: 'This file is not in UTF-8. It was read as Windows-1252. Check the names before you invite anyone.',
};
