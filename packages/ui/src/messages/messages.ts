/**
 * The one English catalogue of the package: each component owns one section and reads it through `useMessages`.
 * A value is a string, or a function of what it names or counts.
 */
export const messages = {
  passwordField: {
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on.',
  },
  searchField: {
    clear: 'Clear search',
  },
  field: {
    optional: 'optional',
  },
  form: {
    reviewFields: 'Review the fields in red.',
    required: 'required',
    retry: 'Retry',
    changedBy: (person: string) => `Changed by ${person}`,
    reload: 'Reload',
    overwrite: 'Overwrite',
  },
  select: {
    placeholder: 'Select',
  },
  progress: {
    loading: 'Loading',
  },
  status: {
    active: 'Active',
    invited: 'Invited',
    inactive: 'Inactive',
    pending: 'Pending',
    expiring: 'Expiring',
    expired: 'Expired',
    paused: 'Paused',
    error: 'Error',
  },
  table: {
    actions: 'Actions',
    rowActions: 'Actions',
    sortedBy: (column: string, direction: 'ascending' | 'descending') => `Sorted by ${column}, ${direction}`,
  },
  pager: {
    label: 'Pages',
    of: 'of',
    perPage: (count: string) => `${count} per page`,
    page: (page: string, pageCount: string) => `Page ${page} of ${pageCount}`,
    previous: 'Previous page',
    next: 'Next page',
    isFirst: 'This is the first page',
    isLast: 'This is the last page',
  },
  filterBar: {
    addFilter: 'Add filter',
    editFilter: 'Filter',
    clearFilters: 'Clear filters',
    clearSearch: 'Clear search',
    activeFilters: 'Active filters',
    remove: (filter: string) => `Remove filter ${filter}`,
    property: 'Property',
    operator: 'Operator',
    value: 'Value',
    values: 'Values',
    from: 'From',
    to: 'To',
    apply: 'Apply filter',
    cancel: 'Cancel',
    valueMissing: 'Enter a value.',
    choiceMissing: 'Select at least one option.',
    orderWrong: 'The first date must not be after the second.',
    tooMany: (maximum: number) => `At most ${maximum} filters.`,
    operators: {
      eq: 'is',
      eqMany: 'is one of',
      ne: 'is not',
      neMany: 'is none of',
      contains: 'contains',
      lt: 'before',
      gt: 'after',
      between: 'between',
    },
  },
  shell: {
    skipToContent: 'Skip to content',
    mainMenu: 'Main',
    openMenu: 'Open menu',
    collapseMenu: 'Collapse menu',
    expandMenu: 'Expand menu',
    breadcrumb: 'Breadcrumb',
    opensInNewTab: '(opens in a new tab)',
  },
  states: {
    retry: 'Retry',
    reference: 'Reference',
    copyReference: 'Copy reference',
    copied: 'Copied',
    needPermission: 'You need permission',
    ask: 'Ask',
    askPerson: (name: string) => `Ask ${name}`,
  },
  dateTime: {
    now: 'Just now',
    minutesAgo: (count: number) => `${count} min ago`,
    hoursAgo: (count: number) => `${count} h ago`,
    yesterday: 'Yesterday',
    never: 'Never',
  },
  overlay: {
    close: 'Close',
  },
  confirmDialog: {
    cancel: 'Cancel',
    error: 'Something went wrong with this action.',
  },
  leaveGuard: {
    title: 'Leave without saving?',
    message: 'What you changed has not been saved and will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
  snackbar: {
    region: 'Notifications',
    dismiss: 'Dismiss',
    // The first letter is raised by the style, not here.
    saved: 'your changes have been saved successfully',
    error: 'Something went wrong with this action.',
    times: (count: number) => `×${count}`,
  },
};

export type Messages = typeof messages;
export type MessageSection = keyof Messages;
/** Replacements for some texts of some sections. */
export type MessageOverrides = { [Section in MessageSection]?: Partial<Messages[Section]> };

/** Lays replacements over the English catalogue. */
export function mergeMessages(overrides: MessageOverrides): Messages {
  const sections = Object.entries(messages).map(([section, texts]) => [
    section,
    { ...texts, ...overrides[section as MessageSection] },
  ]);
  // Object.fromEntries forgets the keys; they are those of `messages` by construction.
  return Object.fromEntries(sections) as Messages;
}
