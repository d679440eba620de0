/** What the address opens over a page: a drawer or dialog by its name, and where it is about one object, its id. */
export type DrawerAddress = { name: string; id: string };

/** Reads `?drawer=`: "invite", or "edit:" and an id. The id is "" where there is none. */
export function parseDrawer(text: string | null): DrawerAddress | null {
  if (text === null || text === '') return null;
  const [name = '', ...rest] = text.split(':');
  return { name, id: rest.join(':') };
}

export const writeDrawer = ({ name, id }: DrawerAddress): string => (id === '' ? name : `${name}:${id}`);
