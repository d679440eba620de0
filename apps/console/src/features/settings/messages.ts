/** Words of the settings of an account. */
export const settingsMessages = {
  title: 'Settings',
  description: (entity: string) => `What ${entity} is, and what it asks of its people.`,
};
