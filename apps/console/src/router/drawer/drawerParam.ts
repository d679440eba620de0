/** The drawer or dialog in the URL, with its object's ID, or "". */
export type DrawerParam = { name: string; id: string };

/** Parses `?drawer=`: `invite` or `edit:42`. */
export function parseDrawer(text: string | null): DrawerParam | null {
  if (text === null || text === '') return null;
  const [name = '', ...rest] = text.split(':');
  return { name, id: rest.join(':') };
}

export const writeDrawer = ({ name, id }: DrawerParam): string => (id === '' ? name : `${name}:${id}`);
