import { withoutTransitions } from '@edge-console/ui/theme';

type Story = Parameters<typeof import('@storybook/addon-a11y/preview').afterEach>[0];

/** Rules that a change of colors can break; the others ran in the first theme. */
const colorRules = {
  runOnly: { type: 'tag', values: ['cat.color'] },
  // Level AAA, off by default; running by tag would enable it.
  rules: { 'color-contrast-enhanced': { enabled: false } },
} as const;

/** The story's parameters with color rules only. A rule that the story turns off stays off. */
function narrowed(parameters: Story['parameters']): Story['parameters'] {
  const { a11y = {} } = parameters;
  const { options = {} } = a11y;
  const rules = { ...colorRules.rules, ...options.rules };
  return { ...parameters, a11y: { ...a11y, options: { ...colorRules, ...options, rules } } };
}

/**
 * Runs axe on a board in the theme that it was not shown in. Boards show every state; token pairs have their contrast
 * computed (packages/ui/src/theme), and `storybook-dark` plays all stories in the dark theme (`npm run test:deep`).
 */
export async function checkBoardInOtherMode(story: Story): Promise<void> {
  if (!story.tags.includes('board')) return;
  // A static import would register the addon's panel twice.
  const { afterEach: runAxe } = await import('@storybook/addon-a11y/preview');
  const page = document.documentElement;
  const before = page.dataset['mode'];
  const other = before === 'dark' ? 'light' : 'dark';
  withoutTransitions(() => void (page.dataset['mode'] = other));
  try {
    await runAxe({ ...story, parameters: narrowed(story.parameters) });
  } catch (error) {
    if (error instanceof Error) error.message = `In ${other} mode: ${error.message}`;
    throw error;
  } finally {
    withoutTransitions(() => {
      if (before === undefined) delete page.dataset['mode'];
      else page.dataset['mode'] = before;
    });
  }
}
