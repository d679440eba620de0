import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/**
 * Proves that the run can fail: a configuration that loses the accessibility addon, or its level, lets every story pass.
 */
const meta = {
  title: 'Internal/Canary',
  tags: ['!dev', '!autodocs'],
  render: () => <p>A story with an unnamed button must fail.</p>,
} satisfies Meta;

export default meta;

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the fault that the run must find
const UnnamedButton: StoryObj<typeof meta> = { render: () => <button type="button" /> };
const NamedButton: StoryObj<typeof meta> = { render: () => <button type="button">Save</button> };

const OnlyDarkIsPale: StoryObj<typeof meta> = {
  tags: ['board'],
  render: () => (
    <p style={{ color: 'light-dark(#111, #333)', background: 'light-dark(#fff, #222)' }}>Which mode is it?</p>
  ),
};
const PaleOnPurpose: StoryObj<typeof meta> = {
  ...OnlyDarkIsPale,
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** Runs a story like the project, in a separate element that is removed afterward. */
async function run(story: StoryObj<typeof meta>): Promise<void> {
  const canvasElement = document.body.appendChild(document.createElement('main'));
  try {
    await composeStory(story, meta).run({ canvasElement });
  } finally {
    canvasElement.remove();
  }
}

export const BadStoryFails: StoryObj<typeof meta> = {
  play: async () => {
    await expect(run(UnnamedButton)).rejects.toThrow('button-name');
  },
};

export const GoodStoryPasses: StoryObj<typeof meta> = {
  play: async () => {
    await run(NamedButton);
  },
};

/** `npm test` plays in light mode only, and checks boards in dark mode as well. */
export const DarkBoardWithPaleTextFails: StoryObj<typeof meta> = {
  play: async () => {
    const before = document.documentElement.dataset['mode'];
    await expect(run(OnlyDarkIsPale)).rejects.toThrow('color-contrast');
    await expect(document.documentElement).toHaveAttribute('data-mode', before);
  },
};

export const RuleThatIsOffStaysOffInBothModes: StoryObj<typeof meta> = {
  play: async () => {
    await run(PaleOnPurpose);
  },
};
