import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';

export default {
  // The test run has one project for each mode (vitest.config.ts); designers switch in the toolbar.
  initialGlobals: { theme: import.meta.env['VITE_STORYBOOK_MODE'] ?? 'light' },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-mode',
    }),
  ],
} satisfies Preview;
