/**
 * The one English catalogue of the package: each component owns one section and reads it through `useMessages`.
 * A value is a string, or a function of what it names or counts. Numbers come to it written as the locale writes them, with
 * `isOne` beside them where one is told in other words.
 */
export const messages = {
  passwordField: {
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps Lock is on.',
  },
  passwordChecklist: {
    label: 'The password needs',
    met: 'met',
    notMet: 'not met yet',
    progress: (met: string, count: string) => `${met} of ${count} met`,
  },
  searchField: {
    clear: 'Clear search',
    searching: 'Searching',
  },
  checkboxGroup: {
    atLeastOne: 'Select at least one.',
  },
  characterCounter: {
    left: (count: string, isOne: boolean) => (isOne ? '1 character left' : `${count} characters left`),
    over: (count: string, isOne: boolean) => (isOne ? '1 character too many' : `${count} characters too many`),
  },
  numberField: {
    increase: (label: string) => `Increase ${label}`,
    decrease: (label: string) => `Decrease ${label}`,
  },
  slider: {
    from: 'From',
    to: 'To',
  },
  otpField: {
    checking: 'Checking',
  },
  fileDrop: {
    drop: (isMultiple: boolean) => (isMultiple ? 'Drop files here, or' : 'Drop a file here, or'),
    choose: (isMultiple: boolean) => (isMultiple ? 'choose files' : 'choose a file'),
    release: 'Release to add',
    files: 'Files',
    remove: (name: string) => `Remove ${name}`,
    progress: (name: string) => `Upload of ${name}`,
    progressOf: (percent: string, size: string) => `${percent} of ${size}`,
    added: (count: string, isOne: boolean, names: string) => `${isOne ? 'Added' : `${count} files added:`} ${names}`,
    removed: (name: string) => `Removed ${name}`,
    wrongType: (name: string, types: string) => `${name} cannot be used: the file must be ${types}.`,
    tooBig: (name: string, size: string) => `${name} is too big: the maximum is ${size}.`,
    isEmpty: (name: string) => `${name} is empty.`,
    tooMany: (name: string, count: string, isOne: boolean) =>
      `${name} was left out: ${isOne ? 'only one file' : `only ${count} files`} can be added.`,
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
    empty: 'No options',
    loading: 'Loading',
  },
  combobox: {
    placeholder: 'Type to search',
    clear: (label: string) => `Clear ${label}`,
    open: 'Show options',
    loading: 'Loading',
    noMatch: (text: string) => `Nothing matches “${text}”`,
    empty: 'No options',
    failed: 'Could not be loaded.',
    retry: 'Retry',
    use: (text: string) => `Use “${text}”`,
    notInList: (text: string) => `“${text}” is not in the list and was not taken.`,
  },
  multiSelect: {
    placeholder: 'Select',
    search: 'Search',
    clear: 'Clear',
    selectAll: 'Select all',
    remove: (label: string) => `Remove ${label}`,
    more: (count: string) => `+${count}`,
    chosen: (count: string) => `${count} selected`,
    tooMany: (count: string) => `At most ${count}. Remove one first.`,
    empty: 'No options',
    noMatch: (text: string) => `Nothing matches “${text}”`,
  },
  dateField: {
    placeholder: 'dd mmm yyyy',
    unreadable: (example: string) => `Write a date like ${example}.`,
    tooEarly: (date: string) => `The earliest date is ${date}.`,
    tooLate: (date: string) => `The latest date is ${date}.`,
    today: 'Today',
  },
  datePicker: {
    open: (label: string) => `Choose ${label} in a calendar`,
    calendar: (label: string) => `${label}, calendar`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
  },
  dateRange: {
    placeholder: 'Any time',
    relative: 'Relative',
    absolute: 'Absolute',
    mode: 'Kind of range',
    last: (amount: string, unit: 'hour' | 'day' | 'week' | 'month') =>
      `Last ${amount} ${{ hour: 'h', day: 'days', week: 'weeks', month: 'months' }[unit]}`,
    lastOne: { hour: 'Last hour', day: 'Last day', week: 'Last week', month: 'Last month' },
    quick: 'Ranges',
    custom: 'Custom',
    customAmount: 'Last',
    unit: 'Unit',
    units: { hour: 'Hours', day: 'Days', week: 'Weeks', month: 'Months' },
    from: 'From',
    to: 'To',
    startTime: 'Start time',
    endTime: 'End time',
    calendar: 'Start and end',
    zone: (name: string) => `Times in ${name}`,
    apply: 'Apply',
    cancel: 'Cancel',
    clear: 'Clear',
    chooseBoth: 'Choose a start and an end.',
    orderWrong: 'The end must be after the start.',
    timeUnreadable: 'Write a time like 14:30.',
    amountWrong: (maximum: string) => `Enter a whole number from 1 to ${maximum}.`,
  },
  progress: {
    loading: 'Loading',
    done: 'Done',
  },
  skeleton: {
    loading: 'Loading',
  },
  avatar: {
    more: (count: string) => `+${count}`,
    others: (names: string) => `and ${names}`,
  },
  chip: {
    remove: (label: string) => `Remove ${label}`,
    removed: (label: string) => `${label} removed`,
    none: 'None',
  },
  keyValueList: {
    empty: 'Not set',
  },
  copyButton: {
    // The object may stand first in the sentence.
    copy: (object: string) => `Copy ${object}`,
    copied: (object: string) => `${object.charAt(0).toUpperCase()}${object.slice(1)} copied`,
    failed: 'The browser did not allow copying.',
    byHand: 'The text is selected: copy it with Ctrl C, or ⌘ C on a Mac.',
    text: (object: string) => `Text of ${object}`,
  },
  secretField: {
    copy: 'Copy',
    show: (object: string) => `Show ${object}`,
    hide: (object: string) => `Hide ${object}`,
    hidden: (object: string) => `The ${object} is hidden`,
    warning: (object: string) => `You will not see this ${object} again.`,
    advice: 'Store it in your secret manager. If it is lost, rotate it.',
    stored: (object: string) => `I stored the ${object}`,
  },
  codeBlock: {
    object: 'code',
    wrap: 'Wrap lines',
  },
  tree: {
    loading: 'Loading',
    empty: 'Nothing here yet',
    failed: 'Could not be loaded.',
    retry: 'Retry',
  },
  notice: {
    dismiss: 'Dismiss',
  },
  banner: {
    region: 'Announcements',
    dismiss: 'Dismiss',
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
    tooMany: (count: string) => `At most ${count} filters.`,
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
  breadcrumbs: {
    label: 'Breadcrumb',
    more: 'More places',
  },
  loadMore: {
    load: 'Load more',
    shown: (count: string, total: string) => `${count} of ${total}`,
    shownOfUnknown: (count: string) => `${count} shown`,
    all: (count: string) => `All ${count} shown`,
    retry: 'Retry',
  },
  saveBar: {
    region: 'Unsaved changes',
    changes: (count: string, isOne: boolean) => (isOne ? '1 change' : `${count} changes`),
    save: 'Save changes',
    discard: 'Discard',
  },
  shell: {
    skipLinks: 'Skip to',
    skipToContent: 'Skip to content',
    skipToMenu: 'Skip to menu',
    skipToSearch: 'Skip to search',
    skipToNotifications: 'Skip to notifications',
    mainMenu: 'Main',
    openMenu: 'Open menu',
    collapseMenu: 'Collapse menu',
    expandMenu: 'Expand menu',
    opensInNewTab: '(opens in a new tab)',
  },
  states: {
    retry: 'Retry',
    tryAgain: 'Try again',
    reference: 'Reference',
    referenceObject: 'reference',
    needPermission: 'You need permission',
    notEnabled: 'Not enabled for this account',
    offline: 'You are offline',
    offlineText: 'Lists you opened before still work. Changes are paused; what you type is kept.',
    ask: 'Ask',
    askPerson: (name: string) => `Ask ${name}`,
  },
  dateTime: {
    now: 'Just now',
    minutesAgo: (count: string) => `${count} min ago`,
    hoursAgo: (count: string) => `${count} h ago`,
    yesterday: 'Yesterday',
    never: 'Never',
  },
  overlay: {
    close: 'Close',
  },
  link: {
    opensInNewTab: '(opens in a new tab)',
  },
  confirmDialog: {
    cancel: 'Cancel',
    error: 'Something went wrong with this action.',
    typeToConfirm: (text: string) => `Type ${text} to confirm`,
    typeFirst: (text: string) => `Type ${text} first`,
    mismatch: 'This is not the same text.',
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
    times: (count: string) => `×${count}`,
    history: 'Past notifications',
    historyEmpty: 'No notifications yet',
    clearHistory: 'Clear all',
  },
};

export type Messages = typeof messages;
export type MessageSection = keyof Messages;
/** Replacements for some texts of some sections. */
export type MessageOverrides = { [Section in MessageSection]?: Partial<Messages[Section]> };

/** Lays replacements over the English catalogue. */
export function mergeMessages(overrides: MessageOverrides): Messages {
  // By name only: the union of all sections is too large for the compiler.
  const given: Readonly<Record<string, object | undefined>> = overrides;
  const sections = Object.entries(messages).map(([section, texts]) => [section, { ...texts, ...given[section] }]);
  // Object.fromEntries forgets the keys; they are those of `messages` by construction.
  return Object.fromEntries(sections) as Messages;
}
