/** What the address opens over the list. */
export type Drawer = { kind: 'invite' } | { kind: 'edit'; id: string };

/** Reads `?drawer=`: "invite", or "edit:" and an id. */
export function parseDrawer(text: string | null): Drawer | null {
  if (text === 'invite') return { kind: 'invite' };
  const id = text?.startsWith('edit:') ? text.slice('edit:'.length) : '';
  return id === '' ? null : { kind: 'edit', id };
}

export function drawerText(drawer: Drawer): string {
  return drawer.kind === 'invite' ? 'invite' : `edit:${drawer.id}`;
}
