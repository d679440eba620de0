import type { ImageSize } from '@edge-console/ui/image-picker';
import type { BrandSlot } from '../../api/branding/queries.ts';

const slots: Record<BrandSlot, { name: string; usage: string }> = {
  LOGIN_LOGO: { name: 'Sign-in logo', usage: 'Sign-in pages · 820 × 300' },
  NAV_LOGO: { name: 'Menu logo', usage: 'Side menu, expanded · 356 × 56' },
  NAV_LOGO_SMALL: { name: 'Small menu logo', usage: 'Side menu, collapsed · 56 × 56' },
  FAVICON: { name: 'Favicon', usage: 'Browser tab · 16 and 32 px in one .ico' },
  TOUCH_ICON: { name: 'Touch icon', usage: 'Installed app · 180 × 180' },
};

const themes = { light: 'light theme', dark: 'dark theme' };

export const identityMessages = {
  title: 'Identity',
  description: (entity: string) => `How ${entity} looks to its customers, before and after they sign in.`,
  openSignIn: 'Open sign-in page',
  images: 'Images',
  variant: 'Variant',
  variants: { light: 'Light', dark: 'Dark' },
  slots,
  limits: 'SVG, PNG, or ICO, up to 1 MB each; the favicon must be ICO. Unsafe content is removed from SVG files.',
  none: 'No image',
  noneText: 'The account name is shown instead.',
  asOnLight: 'Same as light',
  noDark: 'Same in both themes.',
  automatic: 'automatic',
  fromSmallLogo: 'Made from the small menu logo',
  fits: (width: number, height: number) => `${width} × ${height} px, fits exactly`,
  scaled: (size: ImageSize, shown: ImageSize) =>
    `${size.width} × ${size.height} px, shown at ${shown.width} × ${shown.height}`,
  faint: (mode: 'light' | 'dark', contrast: string, isShown: boolean) =>
    `Hard to see in the ${themes[mode]} (contrast ${contrast}:1).${isShown ? ` Upload a ${mode === 'dark' ? 'lighter' : 'darker'} version.` : ''}`,
  uploadDark: 'Upload dark version',
  tooWide: (width: number, height: number, percent: number) => `${width} × ${height} is ${percent}% too wide`,
  tooNarrow: (width: number, height: number, percent: number) => `${width} × ${height} is ${percent}% too narrow`,
  blurred: (width: number, height: number) => `${width} × ${height} might look blurry`,
  upload: 'Upload',
  change: 'Change',
  changeOf: (verb: string, slot: string) => `${verb} ${slot.toLowerCase()}`,
  remove: 'Remove',
  removeOf: (slot: string) => `Remove ${slot.toLowerCase()}`,
  noneDescription: 'Shows the account name',
  useOf: (slot: string, isDark: boolean) => (isDark ? `${slot} (dark)` : slot),
  notLoaded: 'The identity settings could not be loaded.',
  notDownloaded: 'The image could not be downloaded.',
  downloadAgain: (slot: string) => `Try again: ${slot.toLowerCase()}`,
  preview: 'Preview',
  signIn: 'Sign-in',
  /** Texts in the previews. */
  scene: {
    signIn: 'Sign in',
    email: 'E-mail address',
    continue: 'Continue',
    createAccount: 'Create account',
    users: 'Users',
    inviteUser: 'Invite user',
    invited: (entity: string) => `You have been invited to ${entity}`,
    inviter: 'Your account is ready. Choose a password to sign in.',
    open: (entity: string) => `Open ${entity}`,
  },
  menu: 'Menu and buttons',
  mail: 'E-mail',
  tab: 'Browser tab',
  tabTitle: (entity: string) => `Users – ${entity}`,
  color: {
    title: 'Brand color',
    text: 'For buttons, links, the menu, and e-mails.',
    reset: 'Reset to default',
    usesDefault: 'The default blue is used.',
    none: 'The default blue is used. Choose a color, or enter its hex value.',
    invalid: 'Enter a color as six digits, such as #17897F.',
    moved: (percent: string | null, isDarker: boolean, cause: 'text' | 'page' | 'scale') =>
      `Made ${percent ?? 'slightly'} ${isDarker ? 'darker' : 'lighter'} ${cause === 'page' ? 'to stand out from the page' : 'to keep text readable'}`,
    onTheme: (sentence: string, mode: 'light' | 'dark') => `${sentence} (${themes[mode]})`,
    textContrast: (isWhite: boolean, before: string, after: string) =>
      `${isWhite ? 'White' : 'Dark'} text on buttons was ${before}:1, now ${after}:1.`,
    pageContrast: (before: string, after: string) => `Contrast with the page was ${before}:1, now ${after}:1.`,
    exact: 'Buttons use this color exactly',
    linksMoved: 'Links use a darker or lighter shade so that they are readable in both themes.',
    contrasts: 'Contrast',
    onButtons: (isWhite: boolean) => `${isWhite ? 'White' : 'Dark'} text on buttons`,
    links: 'Links',
    ratio: (contrast: string) => `${contrast}:1`,
    clash: {
      danger: 'This color resembles the red of errors and delete buttons.',
      success: 'This color resembles the green of success messages.',
      warning: 'This color resembles the orange of warnings.',
    },
    movedFar: (mode: 'light' | 'dark') => `In the ${themes[mode]}, buttons look like a different color.`,
    looksDisabled: (mode: 'light' | 'dark') => `In the ${themes[mode]}, buttons look disabled.`,
  },
  save: {
    note: 'Customers see changes within 5 minutes, the next time they load a page.',
    done: 'Identity saved',
    failed: 'The changes could not be saved.',
    imageRefused: (slot: string) => `${slot}: this file cannot be used for this image. Choose another one.`,
  },
  mode: {
    title: 'Default theme',
    text: 'Applies to people who have not chosen a theme.',
    options: { light: 'Light', dark: 'Dark', system: 'System' },
  },
};
