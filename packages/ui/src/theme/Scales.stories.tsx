import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { captionStyle, Cells, monoStyle, Specimens } from '../storybook/Specimen.tsx';
import { typography, vars } from './index.ts';
import { densities, radius, space } from './scales.ts';

const meta = { title: 'Foundations/Space and shape', tags: ['ready'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const byValue = (one: [string, number], other: [string, number]) => one[1] - other[1];

/** A grid of 4 px; 2 and 6 only inside controls. */
export const Space: Story = {
  render: () => (
    <Specimens title="Space" note="A grid of 4 px. Components have no outer margin: the parent spaces its children.">
      <div style={{ display: 'grid', gap: 8 }}>
        {Object.entries(space)
          .toSorted(byValue)
          .map(([name, value]) => (
            <div
              key={name}
              style={{ display: 'grid', gridTemplateColumns: '88px 48px 1fr', alignItems: 'center', gap: 12 }}
            >
              <span style={monoStyle}>space[{name}]</span>
              <span style={{ ...captionStyle, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{value} px</span>
              <div
                style={{
                  inlineSize: `var(--ds-space-${name})`,
                  blockSize: 16,
                  borderRadius: 2,
                  background: vars.tone.primary.border,
                  boxShadow: `inset 0 0 0 1px ${vars.tone.primary.edge}`,
                }}
              />
            </div>
          ))}
      </div>
    </Specimens>
  ),
};

/** Inner = outer - padding, so that corners stay concentric. */
export const Radius: Story = {
  render: () => (
    <Specimens
      title="Radius"
      note="Badge 4 · control 6 · card and menu 8 · sheet and dialog 12. Nested corners have a smaller radius: inner = outer − padding."
    >
      <Cells columns={7} minContrast={88} gap={16}>
        {Object.entries(radius)
          .toSorted(byValue)
          .map(([name, value]) => (
            <div key={name} style={{ display: 'grid', gap: 8 }}>
              <div
                style={{
                  blockSize: 72,
                  background: vars.color.bg.inset,
                  boxShadow: `inset 0 0 0 1px ${vars.color.border.control}`,
                  borderRadius: `var(--ds-radius-${name})`,
                }}
              />
              <div style={{ display: 'flex', justifyContent: 'space-between' }}>
                <span style={monoStyle}>{name}</span>
                <span style={captionStyle}>{value === 999 ? 'round' : `${value} px`}</span>
              </div>
            </div>
          ))}
      </Cells>
    </Specimens>
  ),
};

/** Only floating elements have shadows; in the dark theme a light hairline does most of the work. */
export const Shadow: Story = {
  render: () => (
    <Specimens
      title="Shadow"
      note="Raised: card and button. Popover: menu and tooltip. Dialog: dialog, drawer, snackbar. In forced colors, a border replaces the shadow."
    >
      <Cells columns={4} minContrast={160} gap={32}>
        {Object.entries(vars.shadow).map(([name, value]) => (
          <div
            key={name}
            style={{
              ...typography.label,
              blockSize: 96,
              display: 'grid',
              placeItems: 'center',
              background: name === 'solid' ? vars.tone.primary.solid : vars.color.bg.overlay,
              color: name === 'solid' ? vars.tone.primary.onSolid : vars.color.fg.default,
              borderRadius: vars.radius[4],
              boxShadow: value,
            }}
          >
            shadow.{name}
          </div>
        ))}
      </Cells>
    </Specimens>
  ),
};

/** Compact is a separate set of tokens, not a factor. Sections of either density can be nested. */
export const Density: Story = {
  render: () => (
    <Specimens
      title="Density"
      note="Rows, table headers and large controls become lower. Small controls do not, and touch targets stay at 44 px."
    >
      <Cells columns={2} minContrast={260} gap={24}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} data-density={density} style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
            <h3 style={typography.titleSm}>{density}</h3>
            {Object.keys(densities[density]).map((name) => (
              <div
                key={name}
                data-testid={`${density} ${name}`}
                style={{
                  ...typography.bodySm,
                  blockSize: vars.size[name as keyof typeof vars.size],
                  paddingInline: 12,
                  display: 'flex',
                  justifyContent: 'space-between',
                  alignItems: 'center',
                  borderRadius: vars.radius[3],
                  background: vars.color.bg.inset,
                }}
              >
                <span style={monoStyle}>size.{name}</span>
                <span style={captionStyle}>{densities[density][name as keyof typeof densities.compact]} px</span>
              </div>
            ))}
          </div>
        ))}
      </Cells>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('comfortable row').offsetHeight).toBe(44);
    await expect(canvas.getByTestId('compact row').offsetHeight).toBe(36);
    await expect(canvas.getByTestId('compact controlLg').offsetHeight).toBe(32);
  },
};
