export const settingsMessages = {
  title: 'Settings',
  description: 'Account details, billing, and security policies.',
};
