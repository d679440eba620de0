/** Words of the shell: menus and the About dialog. */
export const shellMessages = {
  accountMenu: 'Account menu',
  groups: { insights: 'Insights' },
  mode: 'Mode',
  modes: { light: 'Light', dark: 'Dark', system: 'System' },
  defaultPage: {
    title: 'Default page',
    names: { DASHBOARD: 'Dashboard', ANALYTICS: 'Analytics' },
    done: (page: string) => `You begin at ${page} from now on`,
    failed: 'The default page could not be changed.',
  },
  keyboard: 'Keyboard',
  singleKeyShortcuts: 'Single-key shortcuts',
  logOut: 'Log Out',
  jump: {
    pages: 'Pages',
    actions: 'Actions',
    apiTokens: 'API tokens',
    entityTypes: { PLATFORM: 'Platform', RESELLER: 'Reseller', CUSTOMER: 'Customer' },
    mode: 'Change mode…',
    shortcutsOff: 'Turn single-key shortcuts off',
    shortcutsOn: 'Turn single-key shortcuts on',
    /** Found by these words as well. */
    shortcutsWords: ['keyboard'],
  },
  help: 'Help',
  documentation: 'Documentation',
  retake: 'Retake onboarding',
  shortcuts: 'Keyboard shortcuts',
  aboutItem: 'About',
  about: {
    title: 'About Edge Console',
    version: 'Version',
    commit: 'Commit',
    tag: 'Tag',
    none: 'none',
    licences: 'Open-source licences',
    copy: 'Copy',
    /** Within "Copy …", and before "… copied". */
    build: 'details of this build',
    close: 'Close',
  },
};
