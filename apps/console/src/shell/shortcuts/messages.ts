export const shortcutsMessages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  groups: { everywhere: 'Everywhere', places: 'Go to', lists: 'In a list' },
  palette: 'Find a page, an account, a user or an action',
  overview: 'Show this overview',
  notifications: 'Go to the notifications, and back',
  undo: 'Undo, while a notification offers it',
  escape: 'Close what is open',
  search: 'Search and filter',
  create: 'Create',
  /** Between two keys pressed in sequence. */
  between: 'then',
  singleKey: 'Single-key shortcuts',
  singleKeyNote:
    'Turn them off if speech input or stray keys trigger them. Shortcuts with Ctrl or ⌘, F6 and Esc stay on.',
  offWhileActing: 'They are off while you act as another user.',
};
