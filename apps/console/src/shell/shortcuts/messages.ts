export const shortcutsMessages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: { everywhere: 'Everywhere', places: 'Go to', lists: 'In a list' },
  palette: 'Find a page, an account, a user, or an action',
  overview: 'Show keyboard shortcuts',
  notifications: 'Move to notifications and back',
  undo: 'Undo the last change, while its notification is open',
  escape: 'Close the open dialog, menu, or panel',
  search: 'Search and filter',
  create: 'Create',
  /** Between two keys pressed in sequence. */
  between: 'then',
  singleKey: 'Single-key shortcuts',
  singleKeyNote:
    'Turn them off if speech input or stray keys trigger them. F6, Esc, and shortcuts with Ctrl or ⌘ stay on.',
  offWhileActing: 'They are off while you act as another user.',
};
