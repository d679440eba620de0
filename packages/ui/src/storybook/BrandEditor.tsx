import { useEffect, useRef, useState } from 'react';
import { applyBrand, type BrandPalette, generatePalette } from '../brand/index.ts';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';
import { TextField } from '../text-field/index.ts';
import { contrast } from '../theme/contrast.ts';
import { typography, vars } from '../theme/index.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { captionStyle, Cells, Mark, monoStyle } from './Specimen.tsx';

const samples = [
  ['Solstice', '#d9480f'],
  ['Fjordcast', '#0f766e'],
  ['Meridian', '#6d28d9'],
  ['Lumen', '#be185d'],
  ['Signal red', '#d6202e'],
  ['Lime', '#c6f500'],
  ['Black', '#000000'],
  ['Yellow', '#ffff00'],
  ['Grey', '#777777'],
] as const;

interface BrandEditorProps {
  /** Initial color of the field; not applied until requested. */
  initial: string;
}

const modes = ['light', 'dark'] as const;
const pages = { light: '#ffffff', dark: '#0e1013' } as const;

/** OKLab distance up to which two colors are only distinguishable side by side. */
const imperceptible = 0.04;

function describeShift(brand: BrandPalette, mode: (typeof modes)[number]): string {
  const { moved, ramp } = brand[mode];
  if (moved === 0) return 'Buttons use the brand color';
  const far = brand.warnings.some((caution) => caution.code === 'moved-far' && caution.mode === mode);
  const description =
    moved <= imperceptible ? 'a barely visible difference' : far ? 'a visibly different color' : 'a shade of it';
  return `Buttons use ${ramp[9]} instead of ${brand.primary}: ${description} (${moved.toFixed(2)} of 1)`;
}

const inMode = { light: 'on light pages', dark: 'on dark pages' } as const;

/** Warnings for a reseller about the chosen color. */
function Cautions({ brand }: { brand: BrandPalette }) {
  const modesOf = (code: BrandPalette['warnings'][number]['code']) =>
    brand.warnings.filter((caution) => caution.code === code).map(({ mode }) => inMode[mode]);
  const [far, dull] = [modesOf('moved-far'), modesOf('looks-disabled')];
  return (
    <>
      {far.length > 0 && (
        <Notice tone="warning" title={`Buttons will not use this color ${far.join(' and ')}`}>
          Its contrast is below 3 with the page or below 4.5 with the text, so the nearest suitable color is used. The
          logo and the sign-in page keep the original color.
        </Notice>
      )}
      {dull.length > 0 && (
        <Notice tone="warning" title={`Buttons will look disabled ${dull.join(' and ')}`}>
          A medium gray looks like a disabled button. Choose a more saturated or a very dark color.
        </Notice>
      )}
    </>
  );
}

function SolvedRamp({ brand, mode }: { brand: BrandPalette; mode: (typeof modes)[number] }) {
  const { ramp, onSolid } = brand[mode];
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline' }}>
        <h3 style={typography.titleSm}>{mode === 'light' ? 'Light ramp' : 'Dark ramp'}</h3>
        <span style={captionStyle}>
          {describeShift(brand, mode)}, {onSolid === '#ffffff' ? 'with white text' : 'with dark text'}.
        </span>
      </div>
      <Cells columns={12} minContrast={50} gap={6}>
        {Object.entries(ramp).map(([step, hex]) => (
          <div key={step} style={{ display: 'grid', gap: 4 }}>
            <div
              style={{
                ...typography.label,
                background: hex,
                color: step === '9' || step === '10' ? onSolid : 'transparent',
                blockSize: 40,
                display: 'grid',
                placeItems: 'center',
                borderRadius: vars.radius[2],
                boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
              }}
            >
              {step === '9' || step === '10' ? 'Ag' : ''}
            </div>
            <span style={{ ...captionStyle, display: 'flex', justifyContent: 'space-between' }}>
              <span style={{ color: vars.color.fg.default, fontWeight: 500 }}>{step}</span>
              {contrast(hex, pages[mode]).toFixed(1)}
            </span>
            <span style={{ ...monoStyle, color: vars.color.fg.subtle }}>{hex}</span>
          </div>
        ))}
      </Cells>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', ...captionStyle }}>
        <span>
          Text on solid <Mark contrast={contrast(ramp[9], onSolid)} minContrast={4.5} />
        </span>
        <span>
          Solid on page <Mark contrast={contrast(ramp[9], pages[mode])} minContrast={3} />
        </span>
        <span>
          Link on selection <Mark contrast={contrast(ramp[11], ramp[5])} minContrast={4.5} />
        </span>
      </div>
    </div>
  );
}

/** A branding page in small: choose one color, preview both themes, and reset. */
export function BrandEditor({ initial }: BrandEditorProps) {
  const [color, setColor] = useState(initial);
  const [isRefused, setIsRefused] = useState(false);
  const [undos, setUndos] = useState<(() => void)[]>([]);
  const inForce = useRef(undos);
  useEffect(() => {
    inForce.current = undos;
  }, [undos]);
  // Removes the previews when the page is left.
  useEffect(() => () => inForce.current.forEach((undo) => undo()), []);

  const solved = generatePalette({ primary: color });
  const shown = solved.isOk ? solved.brand : undefined;
  const apply = (next: string) => {
    const applied = applyBrand({ primary: next }, { isPersisted: false });
    setColor(next);
    setIsRefused(!applied.isOk);
    if (applied.isOk) setUndos([...undos, applied.undo]);
  };
  const undo = () => {
    undos.at(-1)?.();
    setUndos(undos.slice(0, -1));
  };

  return (
    <div style={{ display: 'grid', gap: 28, minInlineSize: 0 }}>
      <form
        noValidate
        style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          apply(color);
        }}
      >
        <div style={{ flex: '0 1 260px' }}>
          <TextField
            label="Brand color"
            dir="ltr"
            value={color}
            onChange={(next) => {
              setColor(next);
              setIsRefused(false);
            }}
            spellCheck={false}
            errorMessage={isRefused ? 'Enter a color as #rrggbb' : undefined}
            suffix={
              <input
                type="color"
                aria-label="Pick the brand color"
                value={shown?.primary ?? '#000000'}
                onChange={(event) => apply(event.currentTarget.value)}
                style={{ inlineSize: 24, blockSize: 24, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            }
          />
        </div>
        <div style={{ display: 'flex', gap: 8, paddingBlockStart: 26 }}>
          <Button type="submit" variant="primary" size="lg">
            Apply brand
          </Button>
          <Button size="lg" onPress={undo} isDisabled={undos.length === 0}>
            Undo
          </Button>
        </div>
      </form>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {samples.map(([name, hex]) => (
          <Button key={hex} size="sm" onPress={() => apply(hex)}>
            <span
              style={{
                inlineSize: 12,
                blockSize: 12,
                borderRadius: 3,
                background: hex,
                boxShadow: `0 0 0 1px ${vars.color.border.default}`,
              }}
            />
            {name} <span style={{ ...monoStyle, color: vars.color.fg.muted }}>{hex}</span>
          </Button>
        ))}
      </div>
      {shown && shown.conflicts.length > 0 && (
        <Notice
          tone="warning"
          title={`This color is close to ${shown.conflicts.map(({ tone }) => tone).join(' and ')}`}
        >
          Its hue is within {Math.max(...shown.conflicts.map(({ distance }) => distance))}°. Users can mistake ordinary
          actions for warnings or destructive actions. The brand color is kept, and destructive actions stay red.
        </Notice>
      )}
      {shown && <Cautions brand={shown} />}
      {shown && modes.map((mode) => <SolvedRamp key={mode} brand={shown} mode={mode} />)}
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
        <BrandPreview mode="light" />
        <BrandPreview mode="dark" />
      </div>
    </div>
  );
}
