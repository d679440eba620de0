/** Words of the settings of an account. */
export const settingsMessages = {
  title: 'Settings',
  description: 'Account details, billing and security policies.',
};
