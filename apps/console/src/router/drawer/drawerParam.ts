/** The drawer or dialog that the URL opens over a page: its name, and the id of its object, if any. */
export type DrawerParam = { name: string; id: string };

/** Parses `?drawer=`: "invite", or "edit:" and an id. The id is "" where there is none. */
export function parseDrawer(text: string | null): DrawerParam | null {
  if (text === null || text === '') return null;
  const [name = '', ...rest] = text.split(':');
  return { name, id: rest.join(':') };
}

export const writeDrawer = ({ name, id }: DrawerParam): string => (id === '' ? name : `${name}:${id}`);
