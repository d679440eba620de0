import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { captionStyle, Cells, monoStyle, Specimens } from '../storybook/Specimen.tsx';
import { typography, vars } from './index.ts';
import { durations } from './scales.ts';

const meta = { title: 'Foundations/Themes and motion', tags: ['ready'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a page can use the other theme: every color follows the `color-scheme` around it. */
export const ThemeOfASection: Story = {
  name: 'Theme of a section',
  render: () => (
    <Specimens
      title="Themes"
      note="data-mode on the page or on any section: light, dark, or system. Without it, the page is light."
    >
      <Cells columns={3} minContrast={200} gap={16}>
        {(['light', 'dark', 'system'] as const).map((mode) => (
          <div
            key={mode}
            data-mode={mode}
            data-testid={mode}
            style={{
              ...typography.body,
              display: 'grid',
              gap: 12,
              justifyItems: 'start',
              padding: 20,
              borderRadius: vars.radius[4],
              background: vars.color.bg.surface,
              color: vars.color.fg.default,
              boxShadow: `0 0 0 1px ${vars.color.border.default}`,
            }}
          >
            <span style={monoStyle}>data-mode=&quot;{mode}&quot;</span>
            <Button variant="primary">Save changes</Button>
          </div>
        ))}
      </Cells>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('light')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await expect(canvas.getByTestId('dark')).toHaveStyle({ backgroundColor: 'rgb(19, 21, 24)' });
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const backgroundColor = getComputedStyle(canvas.getByTestId(isDark ? 'dark' : 'light')).backgroundColor;
    await expect(getComputedStyle(canvas.getByTestId('system')).backgroundColor).toBe(backgroundColor);
  },
};

/** Without `data-mode`, the page is light, regardless of the system theme. */
export const LightByDefault: Story = {
  name: 'Light by default',
  render: () => <p style={captionStyle}>The page itself has no data-mode during this story.</p>,
  play: async () => {
    const page = document.documentElement;
    const mode = page.dataset['mode'];
    delete page.dataset['mode'];
    await expect(getComputedStyle(page).colorScheme).toBe('light');
    page.dataset['mode'] = mode ?? 'light';
  },
};

/** Enter durations; exits take three quarters of the time. Reduced motion keeps a short fade without movement. */
export const Durations: Story = {
  render: () => (
    <Specimens
      title="Motion"
      note="data-motion=reduce on the page or on a section works like the system setting: no movement, and fades of at most 100 ms."
    >
      <Cells columns={2} minContrast={260} gap={24}>
        {(['full', 'reduced'] as const).map((motion) => (
          <div
            key={motion}
            {...(motion === 'reduced' ? { 'data-motion': 'reduce' } : {})}
            style={{ display: 'grid', gap: 8 }}
          >
            <h3 style={typography.titleSm}>{motion}</h3>
            {Object.entries(durations[motion]).map(([name, value]) => (
              <div
                key={name}
                style={{ display: 'grid', gridTemplateColumns: '96px 56px 1fr', gap: 12, alignItems: 'center' }}
              >
                <span style={monoStyle}>{name}</span>
                <span style={{ ...captionStyle, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                  {value} ms
                </span>
                <div
                  data-testid={`${motion} ${name}`}
                  style={{
                    inlineSize: `${(value / 320) * 100}%`,
                    minInlineSize: 2,
                    blockSize: 12,
                    borderRadius: 2,
                    background: vars.tone.primary.edge,
                    transitionDuration: vars.duration[name as keyof typeof vars.duration],
                  }}
                />
              </div>
            ))}
          </div>
        ))}
      </Cells>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    // Reads the token instead of an element, because test runs turn off animations.
    const lengthOf = (motion: string, name: keyof typeof vars.duration) =>
      getComputedStyle(canvas.getByTestId(`${motion} ${name}`)).getPropertyValue(vars.duration[name].slice(4, -1));
    await expect(lengthOf('reduced', 'drawer')).toBe('100ms');
    await expect(lengthOf('reduced', 'hover')).toBe('0ms');
    await expect(lengthOf('full', 'drawer')).toBe(`${durations.full.drawer}ms`);
  },
};

/** Components respect reduced motion: a button in such a section changes color without a transition. */
export const ReducedMotionComponents: Story = {
  name: 'Components with reduced motion',
  render: () => (
    <div data-motion="reduce">
      <Button variant="primary">Save changes</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await user.hover(button);
    await waitFor(() => expect(getComputedStyle(button).transitionProperty).toBe('none'));
  },
};
