import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { captionStyle, monoStyle, Specimens } from '../storybook/Specimen.tsx';
import { typography, vars } from './index.ts';
import { textStyles } from './scales.ts';

const meta = { title: 'Foundations/Type', tags: ['ready'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<keyof typeof textStyles, string> = {
  display: 'Dashboard numbers',
  h1: 'Greetings, start pages',
  h2: 'Page titles',
  h3: 'Drawer titles, wizard steps',
  title: 'Card, dialog',
  titleSm: 'Card sections',
  bodyLg: 'Body text of a start page',
  body: 'The default; 500 for navigation and buttons',
  bodySm: 'Breadcrumbs, toolbars, field labels',
  label: 'Table headers',
  caption: 'Hint, meta',
  code: 'Ids, hosts, records',
};
const order = Object.keys(uses) as (keyof typeof textStyles)[];

/** Inter with optical sizes: the display cut applies from 20 px. Geist Mono for code and identifiers. */
export const Styles: Story = {
  render: () => (
    <Specimens
      title="Type"
      note="Twelve styles, each with its size, line, weight and tracking. Sizes are in rem, so they follow the user's browser setting."
    >
      <div style={{ display: 'grid' }}>
        {order.map((name) => {
          const { size, line, weight, tracking } = textStyles[name];
          return (
            <div
              key={name}
              style={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
                gap: '4px 24px',
                alignItems: 'baseline',
                paddingBlock: 14,
                borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
              }}
            >
              <div style={{ display: 'grid', gap: 2 }}>
                <span style={{ ...typography.label, color: vars.color.fg.strong }}>{name}</span>
                <span style={captionStyle}>{uses[name]}</span>
                <span style={{ ...monoStyle, color: vars.color.fg.subtle }}>
                  {size}/{line} · {weight} · {tracking}em
                </span>
              </div>
              <p style={{ ...typography[name], color: vars.color.fg.strong, minInlineSize: 0, gridColumn: 'span 1' }}>
                {name === 'code' ? 'edge-fra-03.solstice.tv' : 'Every viewer on the best path'}
              </p>
            </div>
          );
        })}
      </div>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check('14px "Inter Variable"')).toBe(true);
    await expect(getComputedStyle(canvas.getByText('edge-fra-03.solstice.tv')).fontFamily).toContain('Geist Mono');
  },
};

const names = [
  'Łukasz Żółć',
  'Şebnem Ağaoğlu',
  'Ştefan Țîru',
  'Jānis Bērziņš',
  'Nguyễn Thị Hạnh',
  'Cœur brûlé',
  '₺ 1,250 · ₹ 980',
];

/** Additional Latin alphabets have their own font files, loaded when a page uses them. */
export const OtherAlphabets: Story = {
  render: () => (
    <Specimens
      title="Other Latin alphabets"
      note="Polish, Turkish, Romanian, Latvian, Vietnamese, the French œ and currency symbols: three small files that a page loads only if it contains such characters."
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 32px' }}>
        {names.map((name) => (
          <p key={name} style={{ ...typography.h3, color: vars.color.fg.strong }}>
            {name}
          </p>
        ))}
      </div>
    </Specimens>
  ),
  play: async () => {
    for (const letter of ['ł', 'œ', 'ễ', '₺'])
      await waitFor(() => expect(document.fonts.check('600 20px "Inter Variable"', letter)).toBe(true));
    const loaded = [...document.fonts].filter(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    );
    await expect(loaded.length).toBe(4);
  },
};

/** The fallback font has the same metrics, so that nothing moves when the font loads. */
export const Fallback: Story = {
  render: () => (
    <Specimens
      title="Before the font loads"
      note="The fallback font has Inter's metrics. The two lines below end at nearly the same position, so the page does not shift."
    >
      {(['Inter Variable', 'Inter Fallback'] as const).map((family) => (
        <div key={family} style={{ display: 'grid', gap: 2 }}>
          <span style={captionStyle}>{family}</span>
          <p style={{ ...typography.body, fontFamily: `'${family}'`, overflowX: 'clip' }}>
            <span data-testid={family} style={{ whiteSpace: 'nowrap' }}>
              Invite a colleague and choose what they can do
            </span>
          </p>
        </div>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await document.fonts.load('14px "Inter Variable"');
    await document.fonts.load('14px "Inter Fallback"');
    const [real, fallback] = ['Inter Variable', 'Inter Fallback'].map((family) =>
      canvas.getByTestId(family).getBoundingClientRect(),
    );
    await expect(Math.abs((fallback?.width ?? 0) / (real?.width ?? 1) - 1)).toBeLessThan(0.03);
    await expect(fallback?.height).toBe(real?.height);
  },
};
