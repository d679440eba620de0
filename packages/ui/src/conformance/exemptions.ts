/** Accepted findings. One that no longer occurs fails the test: remove it. */
export const exemptions: Readonly<Record<string, string>> = {
  "avatar: color literal 'light-dark(oklch(.935 .028' (avatar/Avatar.css.ts)":
    'The hue is computed from the name; lightness and chroma are fixed, so that the letters keep their contrast.',
  "avatar: color literal '), oklch(.33 .035' (avatar/Avatar.css.ts)":
    'The hue is computed from the name; lightness and chroma are fixed, so that the letters keep their contrast.',
  "avatar: color literal 'light-dark(oklch(.42 .07' (avatar/Avatar.css.ts)":
    'The hue is computed from the name; lightness and chroma are fixed, so that the letters keep their contrast.',
  "avatar: color literal '), oklch(.87 .045' (avatar/Avatar.css.ts)":
    'The hue is computed from the name; lightness and chroma are fixed, so that the letters keep their contrast.',
  "qr-code: color literal 'white' (qr-code/QrCode.css.ts)":
    'A camera knows no mode and no brand, and reads dark on light alone.',
  "qr-code: color literal 'black' (qr-code/QrCode.css.ts)":
    'A camera knows no mode and no brand, and reads dark on light alone.',
  'date-time: no DateTime.tsx': 'Two equals share the page: DateText and RelativeTime.',
  'messages: no Messages.tsx': 'A catalog and the provider that replaces its words.',
  'shell: no Shell.mdx': 'Its page is AppShell.mdx.',
  'shell: no Shell.tsx': 'Its main file is AppShell.tsx; SideNav and TopBar are its parts.',
};

/** Accepted findings of the browser tests, by folder, component or story, and rule. */
export const elementExemptions: Readonly<Record<string, string>> = {
  'command-palette: CommandPalette: ref and data': 'It has no element of its own before its window is wanted.',
  'data-table: CellEditor: ref and data': 'It is given to a table, which renders it over its cells.',
  'data-table: ColumnTools: ref and data': 'It is given to a table, which renders it in its heads.',
  'leave-guard: LeaveGuardProvider: ref and data': 'It has no element: it wraps the application.',
  'messages: MessagesProvider: ref and data': 'It has no element: it wraps the application.',
  'snackbar: SnackbarProvider: ref and data': 'It has no element: it wraps the application.',
  'snackbar/Snackbar: States: hydrates': 'Its messages are as old as the page, which is younger than the server.',
  'tooltip: Tooltip: ref and data': 'It is not there until its target is hovered or focused; its own stories do so.',
  'shell: ids': 'A page has one shell: `main` is where its skip link leads.',
};

/** Stories that cannot be rendered on a server: `button/Button: Loading`. */
export const serverExemptions: Readonly<Record<string, string>> = {};
