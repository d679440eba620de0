import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { contrast } from './contrast.ts';
import { typography, vars } from './index.ts';
import { ramps, type Tone } from './ramps.ts';
import { Column, Row } from './StoryLayout.tsx';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const caption: CSSProperties = { ...typography.caption, color: vars.color.fg.muted };
const swatch: CSSProperties = {
  blockSize: 64,
  minInlineSize: 112,
  padding: 8,
  display: 'flex',
  alignItems: 'end',
  borderRadius: vars.radius[3],
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
};

function Section({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: 14 }}>
      <header style={{ borderBlockEnd: `1px solid ${vars.color.border.subtle}`, paddingBlockEnd: 8 }}>
        <h2 style={typography.titleSm}>{title}</h2>
        <p style={caption}>{note}</p>
      </header>
      {children}
    </section>
  );
}

const tones = ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] as const satisfies readonly Tone[];
const stepNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The step decides contrast, not the hue: the numbers are measured against the page, light / dark. */
export const Ramps: Story = {
  render: () => (
    <Section
      title="Ramps"
      note="1-2 page, 3-5 fills, 6-7 lines, 8 edge of a control, 9-10 solid, 11 text and focus, 12 strong text"
    >
      <table style={{ borderSpacing: 2, tableLayout: 'fixed' }}>
        <thead>
          <tr>
            <th scope="col" style={caption}>
              tone
            </th>
            {stepNumbers.map((step) => (
              <th key={step} scope="col" style={caption}>
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tones.map((tone) => (
            <tr key={tone}>
              <th scope="row" style={{ ...caption, textAlign: 'start' }}>
                {tone}
              </th>
              {stepNumbers.map((step) => {
                const [light, dark] = ramps[tone][step];
                return (
                  <td key={step} style={{ ...typography.caption, fontSize: 11, textAlign: 'center' }}>
                    <div style={{ background: `var(--ds-${tone}-${step})`, blockSize: 32, borderRadius: 4 }} />
                    {contrast(light, '#ffffff').toFixed(1)} / {contrast(dark, '#0e1013').toFixed(1)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  ),
};

export const Surfaces: Story = {
  render: () => (
    <Column>
      <Section title="Surfaces" note="In dark each thing above is lighter">
        <Row>
          {Object.entries(vars.color.bg).map(([name, value]) => (
            <div key={name} style={{ ...swatch, background: value }}>
              {name === 'checked' ? <span style={{ color: vars.color.fg.onSolid }}>{name}</span> : name}
            </div>
          ))}
        </Row>
      </Section>
      <Section title="Tones" note="Soft fill with its text, and the solid">
        <Row>
          {tones.map((tone) => (
            <div key={tone} style={{ ...swatch, background: vars.tone[tone].bg, color: vars.tone[tone].fg }}>
              {tone}
            </div>
          ))}
        </Row>
        <Row>
          {tones.map((tone) => (
            <div key={tone} style={{ ...swatch, background: vars.tone[tone].solid, color: vars.color.fg.onSolid }}>
              {tone}
            </div>
          ))}
        </Row>
      </Section>
    </Column>
  ),
};

export const Type: Story = {
  render: () => (
    <Section title="Type" note="Inter with optical sizes; Geist Mono for ids, hosts and records">
      {Object.entries(typography)
        .reverse()
        .map(([name, style]) => (
          <p key={name} style={{ ...style, color: vars.color.fg.strong }}>
            {name}: Every viewer on the best path 0123456789
          </p>
        ))}
    </Section>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check('14px "Inter Variable"')).toBe(true);
    await expect(getComputedStyle(canvas.getByText(/^body:/u)).fontFamily).toContain('Inter Variable');
  },
};

export const SpaceRadiusShadow: Story = {
  name: 'Space, radius, shadow',
  render: () => (
    <Column>
      <Section title="Space" note="A grid of 4 px">
        <Row>
          {Object.entries(vars.space).map(([name, value]) => (
            <div key={name} style={{ display: 'grid', gap: 4, justifyItems: 'center' }}>
              <div style={{ inlineSize: value, blockSize: value, background: vars.tone.primary.bgActive }} />
              <span style={caption}>{name}</span>
            </div>
          ))}
        </Row>
      </Section>
      <Section title="Radius" note="Inner = outer - padding">
        <Row>
          {Object.entries(vars.radius).map(([name, value]) => (
            <div key={name} style={{ ...swatch, minInlineSize: 64, borderRadius: value, justifyContent: 'center' }}>
              {name}
            </div>
          ))}
        </Row>
      </Section>
      <Section title="Shadow" note="Only on things that float">
        <Row>
          {Object.entries(vars.shadow).map(([name, value]) => (
            <div key={name} style={{ ...swatch, background: vars.color.bg.overlay, boxShadow: value }}>
              {name}
            </div>
          ))}
        </Row>
      </Section>
    </Column>
  ),
};

/** Compact is a set of tokens, not a factor. */
export const Density: Story = {
  render: () => (
    <Section title="Density" note="Height of a row, of a table's head and of a field">
      <Row>
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} data-density={density}>
            <p style={caption}>{density}</p>
            {(['row', 'head', 'controlLg'] as const).map((size) => (
              <div
                key={size}
                data-testid={`${density} ${size}`}
                style={{ ...swatch, blockSize: vars.size[size], alignItems: 'center', paddingBlock: 0 }}
              >
                {size}
              </div>
            ))}
          </div>
        ))}
      </Row>
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('comfortable row').offsetHeight).toBe(44);
    await expect(canvas.getByTestId('compact row').offsetHeight).toBe(36);
  },
};

/** A part of the page can have the other mode: every colour follows the `color-scheme` around it. */
export const ModeOfAPart: Story = {
  render: () => (
    <Row>
      {(['light', 'dark'] as const).map((mode) => (
        <div
          key={mode}
          data-mode={mode}
          data-testid={mode}
          style={{ ...swatch, background: vars.color.bg.surface, color: vars.color.fg.default }}
        >
          {mode}
        </div>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('light')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    await expect(canvas.getByTestId('dark')).toHaveStyle({ backgroundColor: 'rgb(19, 21, 24)' });
  },
};
