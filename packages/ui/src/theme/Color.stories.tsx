import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useMeasured } from '../storybook/measure.ts';
import { captionStyle, Cells, Mark, monoStyle, Sample, Specimens } from '../storybook/Specimen.tsx';
import { tones } from './colors.ts';
import { contrast } from './contrast.ts';
import { typography, vars, type Tone } from './index.ts';
import { lightDark } from './lightDark.ts';
import { ramps } from './ramps.ts';

const meta = { title: 'Foundations/Color', tags: ['ready'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const roles = [
  ['page', 2],
  ['fill · hover · pressed', 3],
  ['line', 2],
  ['edge', 1],
  ['solid · hover', 2],
  ['text', 1],
  ['strong', 1],
] as const;
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A ramp step as rendered, with its contrast against the page. */
function Step({ tone, step }: { tone: Tone; step: (typeof steps)[number] }) {
  const element = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const shown = useMeasured(element);
  const ground = useMeasured(page);
  const [light, dark] = ramps[tone][step];
  return (
    <div style={{ display: 'grid', gap: 4, minInlineSize: 0 }}>
      <div
        ref={element}
        data-testid={`${tone} ${step}`}
        style={{
          // The page defines only steps used by tokens or made by a brand.
          background: `var(--ds-${tone}-${step}, ${lightDark(light, dark)})`,
          blockSize: 48,
          borderRadius: vars.radius[2],
          boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
        }}
      />
      <div ref={page} hidden style={{ background: `light-dark(#ffffff, #0e1013)` }} />
      <div
        style={{
          ...captionStyle,
          display: 'flex',
          justifyContent: 'space-between',
          gap: 4,
          color: vars.color.fg.default,
        }}
      >
        <span style={{ fontWeight: 500 }}>{step}</span>
        <span style={{ color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' }}>
          {shown && ground && contrast(shown.fill, ground.fill).toFixed(2)}
        </span>
      </div>
      <span style={{ ...monoStyle, color: vars.color.fg.subtle }}>{shown?.fill}</span>
    </div>
  );
}

/** The step decides contrast, not the hue. Contrast is measured on this page, in its theme and brand. */
export const Ramps: Story = {
  render: () => (
    <Specimens
      title="Ramps"
      note="Twelve steps of six hues. The number below a step is its contrast with the page. It is the same in every row, so you can replace a step with the same step of another hue without losing readability."
    >
      <div aria-hidden style={{ display: 'flex', gap: 6 }}>
        {roles.map(([role, span]) => (
          <span
            key={role}
            style={{
              ...captionStyle,
              flex: `${span} 1 0`,
              minInlineSize: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              borderBlockStart: `2px solid ${vars.color.border.default}`,
              paddingBlockStart: 4,
            }}
          >
            {role}
          </span>
        ))}
      </div>
      {tones.map((tone) => (
        <div key={tone} style={{ display: 'grid', gap: 8 }}>
          <h3 style={typography.titleSm}>{tone[0]?.toUpperCase() + tone.slice(1)}</h3>
          <Cells columns={12} minContrast={56} gap={6}>
            {steps.map((step) => (
              <Step key={step} tone={tone} step={step} />
            ))}
          </Cells>
        </div>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    // Measured: the rendered color must equal the ramp step.
    const swatch = canvas.getByTestId('danger 9');
    await waitFor(() => expect(within(swatch.parentElement as HTMLElement).getByText('#cf2a3c')).toBeVisible());
  },
};

const { bg, fg, border } = vars.color;
const surfaces = {
  app: bg.app,
  surface: bg.surface,
  subtle: bg.subtle,
  raised: bg.raised,
  overlay: bg.overlay,
  inset: bg.inset,
  control: bg.control,
  hover: bg.hover,
  rowHover: bg.rowHover,
  selected: bg.selected,
} as const;
const messages = { strong: fg.strong, default: fg.default, muted: fg.muted, subtle: fg.subtle, link: fg.link } as const;

/** Every text color on every surface: body text needs 4.5. */
export const TextOnSurfaces: Story = {
  name: 'Text on surfaces',
  render: () => (
    <Specimens
      title="Text on surfaces"
      note="You can use any text token on any of these surfaces. In the dark theme, higher layers are lighter, because shadows alone would not be visible."
    >
      {Object.entries(surfaces).map(([surface, fill]) => (
        <div key={surface} style={{ display: 'grid', gap: 8 }}>
          <h3 style={typography.titleSm}>bg.{surface}</h3>
          <Cells columns={5} minContrast={120}>
            {Object.entries(messages).map(([name, text]) => (
              <Sample key={name} fill={fill} text={text} minContrast={4.5} name={`fg.${name}`} />
            ))}
          </Cells>
        </div>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-passes]')).toHaveLength(50));
    await expect(canvasElement.querySelectorAll('[data-passes=false]')).toHaveLength(0);
  },
};

/** Soft fills, solids and their text colors. A brand changes only the primary row. */
export const Tones: Story = {
  render: () => (
    <Specimens
      title="Tones"
      note="The meaning of each color. Soft fills have their own text color; a solid uses the text color of its tone, which is dark on a bright brand color."
    >
      {tones.map((tone) => {
        const of = vars.tone[tone];
        return (
          <div key={tone} style={{ display: 'grid', gap: 8 }}>
            <h3 style={typography.titleSm}>tone.{tone}</h3>
            <Cells columns={7} minContrast={120}>
              <Sample fill={of.bg} text={of.fg} minContrast={4.5} name="fg on bg" />
              <Sample fill={of.bgHover} text={of.fg} minContrast={4.5} name="fg on bgHover" />
              <Sample fill={of.bgActive} text={of.fg} minContrast={4.5} name="fg on bgActive" />
              <Sample fill={of.bgActive} text={of.fgStrong} minContrast={7} name="fgStrong on bgActive" />
              <Sample fill={of.solid} text={of.onSolid} minContrast={4.5} name="onSolid on solid" />
              <Sample fill={of.solidHover} text={of.onSolid} minContrast={4.5} name="on solidHover" />
              <Sample fill={of.solidActive} text={of.onSolid} minContrast={4.5} name="on solidActive" />
            </Cells>
          </div>
        );
      })}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-passes]')).toHaveLength(42));
    await expect(canvasElement.querySelectorAll('[data-passes=false]')).toHaveLength(0);
  },
};

function Line({
  name,
  color,
  surface,
  minContrast,
}: {
  name: string;
  color: string;
  surface: string;
  minContrast: number | null;
}) {
  const element = useRef<HTMLDivElement>(null);
  const measured = useMeasured(element);
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <div
        ref={element}
        style={{
          blockSize: 48,
          borderRadius: vars.radius[3],
          background: surface,
          color,
          border: `1px solid ${color}`,
        }}
      />
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <span style={captionStyle}>{name}</span>
        {minContrast === null ? (
          <span style={captionStyle}>decorative</span>
        ) : (
          <Mark contrast={measured?.contrast} minContrast={minContrast} />
        )}
      </div>
    </div>
  );
}

/** Control borders need 3:1; dividers can be fainter. */
export const Lines: Story = {
  render: () => (
    <Specimens
      title="Lines and focus"
      note="Control borders and focus rings must be visible: a contrast of 3 on every surface. Dividers are only decorative."
    >
      {(['surface', 'raised', 'overlay'] as const).map((surface) => (
        <div key={surface} style={{ display: 'grid', gap: 8 }}>
          <h3 style={typography.titleSm}>on bg.{surface}</h3>
          <Cells columns={6} minContrast={140}>
            <Line name="border.subtle" color={border.subtle} surface={bg[surface]} minContrast={null} />
            <Line name="border.default" color={border.default} surface={bg[surface]} minContrast={null} />
            <Line name="border.control" color={border.control} surface={bg[surface]} minContrast={3} />
            <Line name="border.strong" color={border.strong} surface={bg[surface]} minContrast={3} />
            <Line name="bg.checked" color={bg.checked} surface={bg[surface]} minContrast={3} />
            <Line name="focus" color={vars.color.focus} surface={bg[surface]} minContrast={3} />
          </Cells>
        </div>
      ))}
    </Specimens>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-passes]')).toHaveLength(12));
    await expect(canvasElement.querySelectorAll('[data-passes=false]')).toHaveLength(0);
  },
};
