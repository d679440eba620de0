import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import '@edge-console/ui/fonts.css';
import { MessagesProvider } from '@edge-console/ui/messages';
import { brandItems } from './brands.ts';
import { checkBoardInOtherMode } from './otherMode.ts';
import { SideBySide } from './SideBySide.tsx';
import { checksBothModes, defaults, isTestRun, applyGlobals, toStoryGlobals, type StoryGlobals } from './globals.ts';
import { viewports } from './viewports.ts';

function ApplyGlobals({ children, ...chosen }: StoryGlobals & { children: ReactNode }) {
  const { mode, brand, density, direction, motion } = chosen;
  useLayoutEffect(() => {
    applyGlobals({ mode, brand, density, direction, motion });
  }, [mode, brand, density, direction, motion]);
  // The Arabic locale with Latin digits, to match the sample data.
  return <MessagesProvider locale={direction === 'rtl' ? 'ar-AE' : 'en-US'}>{children}</MessagesProvider>;
}

type ToolbarChoice = NonNullable<Preview['globalTypes']>[string];
type Toolbar = Exclude<ToolbarChoice['toolbar'], undefined>;

const choice = (title: string, icon: NonNullable<Toolbar['icon']>, items: Toolbar['items']): ToolbarChoice => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    mode: choice('Theme', 'mirror', [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
      { value: 'system', title: 'System', icon: 'browser' },
      { value: 'sideBySide', title: 'Side by side', icon: 'sidebyside' },
    ]),
    brand: choice('Brand', 'paintbrush', brandItems),
    density: choice('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: choice('Motion', 'play', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  initialGlobals: { ...defaults },
  ...(checksBothModes ? { afterEach: checkBoardInOtherMode } : {}),
  parameters: {
    a11y: {
      test: 'error',
      // A run of all stories reports only violations, because listing passes takes 25% longer. Preloading style sheets for each story
      // is only needed for a rule that is off.
      ...(isTestRun ? { options: { resultTypes: ['violations'], preload: { assets: ['media'] } } } : {}),
      // react-aria's live region keeps its last announcement for seconds, even after the story it names is removed.
      context: { exclude: ['[data-live-announcer]'] },
    },
    backgrounds: { disable: true },
    layout: 'padded',
    chromatic: { modes: { light: { mode: 'light' }, dark: { mode: 'dark' } } },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    options: {
      // Storybook reads this statically, so it cannot contain names or computed values.
      storySort: {
        includeNames: true,
        // The docs page, the first story, the order in the file, and review boards last.
        order: [
          'Introduction',
          'Use it in another app',
          'Writing',
          'Accessibility',
          'Changelog',
          'Foundations',
          [
            'Color system',
            'Color',
            ['Docs', '*'],
            'Type',
            ['Docs', '*'],
            'Space and shape',
            ['Docs', '*'],
            'Themes and motion',
            ['Docs', '*'],
            'Brand',
            ['Docs', '*'],
            '*',
            ['Docs', 'Default', '*', 'Playground', 'States'],
          ],
          'Actions',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Inputs',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Overlays',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Feedback',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Navigation',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Display',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Data',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Forms',
          [
            'Guide',
            [
              'Write a form in ten lines',
              'When a field is validated',
              'Lists and nested names',
              'Async rules',
              'Drafts',
              'Conflicts',
              'Steps',
              'Write your own field',
              'Rules',
            ],
            '*',
            ['Docs', 'Default', '*', 'Playground', 'States'],
            'Fields',
            ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          ],
          'Tour',
          ['Coming from another engine', '*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Patterns',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Console',
          ['*', ['Docs', 'Default', '*', 'Playground', 'States']],
          'Tests',
        ],
      },
    },
  },
  // Only the playground has controls; elsewhere the panel documents props, and the story stays as named.
  argTypesEnhancers: [
    ({ argTypes, tags }) =>
      tags?.includes('playground')
        ? argTypes
        : Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, { ...type, control: false }])),
  ],
  decorators: [
    (Story, { globals, id, viewMode, args }) => {
      const storyGlobals = toStoryGlobals(globals);
      const isTwice = storyGlobals.mode === 'sideBySide' && viewMode === 'story';
      return (
        <ApplyGlobals {...storyGlobals}>
          <Story />
          {isTwice && <SideBySide id={id} viewMode="story" globals={storyGlobals} args={args} />}
        </ApplyGlobals>
      );
    },
  ],
};

export default preview;
