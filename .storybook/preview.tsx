import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '@edge-console/ui/fonts.css';
import { vars } from '@edge-console/ui/theme';

interface Surroundings {
  mode: string;
  density: string;
  direction: string;
}

/** Sets on the document what the application sets at start-up. */
function Surround({ mode, density, direction, children }: Surroundings & { children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = 'en';
    page.dir = direction;
    page.dataset['mode'] = mode;
    page.dataset['density'] = density;
    // Components lie on the sheet, not on the frame around it.
    document.body.style.background = vars.color.bg.surface;
  }, [mode, density, direction]);
  return <I18nProvider locale={direction === 'rtl' ? 'ar-SA' : 'en-US'}>{children}</I18nProvider>;
}

type ToolbarChoice = NonNullable<Preview['globalTypes']>[string];

const choice = (
  title: string,
  icon: 'mirror' | 'component' | 'transfer',
  values: readonly string[],
): ToolbarChoice => ({
  description: title,
  toolbar: { title, icon, items: [...values], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    mode: choice('Mode', 'mirror', ['light', 'dark']),
    density: choice('Density', 'component', ['comfortable', 'compact']),
    direction: choice('Direction', 'transfer', ['ltr', 'rtl']),
  },
  // The test run has one project for each mode (vitest.config.ts); designers switch in the toolbar.
  initialGlobals: {
    mode: import.meta.env['VITE_STORYBOOK_MODE'] ?? 'light',
    density: 'comfortable',
    direction: 'ltr',
  },
  parameters: {
    a11y: {
      test: 'error',
      // react-aria's live region keeps the last announcement for seconds: it may name what an earlier story removed.
      context: { exclude: ['[data-live-announcer]'] },
    },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Patterns'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <Surround
        mode={String(globals['mode'])}
        density={String(globals['density'])}
        direction={String(globals['direction'])}
      >
        <Story />
      </Surround>
    ),
  ],
};

export default preview;
