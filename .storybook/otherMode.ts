import { changeAtOnce } from '@edge-console/ui/theme';

type Story = Parameters<typeof import('@storybook/addon-a11y/preview').afterEach>[0];

/** What a change of colours can break, and no more: the rest was asked in the mode that the story played in. */
const aboutColour = {
  runOnly: { type: 'tag', values: ['cat.color'] },
  // Level AAA, off by default: a tag would switch it on.
  rules: { 'color-contrast-enhanced': { enabled: false } },
} as const;

/** The story's own parameters, narrowed. A rule that it switched off stays off: axe would run it if it were asked by name. */
function narrowed(parameters: Story['parameters']): Story['parameters'] {
  const { a11y = {} } = parameters;
  const { options = {} } = a11y;
  const rules = { ...aboutColour.rules, ...options.rules };
  return { ...parameters, a11y: { ...a11y, options: { ...aboutColour, ...options, rules } } };
}

/**
 * Asks axe about the end of a played story in the mode it was not played in: in the same page, so that a fault of colour
 * costs no second play. `storybook-dark` plays everything anew (`npm run test:deep`).
 */
export async function askInOtherMode(story: Story): Promise<void> {
  // Only here: a second copy of the addon would answer its panel too.
  const { afterEach: askAxe } = await import('@storybook/addon-a11y/preview');
  const page = document.documentElement;
  const before = page.dataset['mode'];
  const other = before === 'dark' ? 'light' : 'dark';
  changeAtOnce(() => void (page.dataset['mode'] = other));
  try {
    await askAxe({ ...story, parameters: narrowed(story.parameters) });
  } catch (error) {
    if (error instanceof Error) error.message = `In ${other} mode: ${error.message}`;
    throw error;
  } finally {
    changeAtOnce(() => {
      if (before === undefined) delete page.dataset['mode'];
      else page.dataset['mode'] = before;
    });
  }
}
