import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Link } from '../link/index.ts';
import { Switch } from '../switch/index.ts';
import { typography, vars } from '../theme/index.ts';
import { captionStyle } from './Specimen.tsx';

/** Everything that follows the brand color, in a fixed theme. */
export function BrandPreview({ mode }: { mode: 'light' | 'dark' }) {
  const [isSent, setIsSent] = useState(true);
  const [isOn, setIsOn] = useState(true);
  return (
    <section
      aria-label={mode === 'light' ? 'Light' : 'Dark'}
      data-mode={mode}
      style={{
        ...typography.body,
        background: vars.color.bg.surface,
        color: vars.color.fg.default,
        borderRadius: vars.radius[5],
        boxShadow: `0 0 0 1px ${vars.color.border.default}`,
        overflow: 'hidden',
      }}
    >
      <header style={{ background: vars.brand.ink, padding: 16, display: 'flex', alignItems: 'center', gap: 10 }}>
        <span
          style={{
            ...typography.titleSm,
            display: 'grid',
            placeItems: 'center',
            inlineSize: 28,
            blockSize: 28,
            borderRadius: vars.radius[3],
            background: vars.brand.identity,
            color: vars.brand.onIdentity,
          }}
        >
          S
        </span>
        <span style={{ ...typography.titleSm, color: '#ffffff' }}>Solstice TV</span>
      </header>
      <div style={{ padding: 20, display: 'grid', gap: 20 }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="primary">Send invitation</Button>
          <Button variant="soft">Add rule</Button>
          <Button>Cancel</Button>
          <Button variant="primary" tone="danger">
            Delete user
          </Button>
        </div>
        <p>
          Yesterday, peers delivered 62% of all traffic. Read the <Link href="#report">Delivery report</Link>.
        </p>
        <div style={{ display: 'grid', gap: 12 }}>
          <Checkbox label="Send me the weekly report" isSelected={isSent} onChange={setIsSent} />
          <Switch layout="inline" label="Peer delivery" isSelected={isOn} onChange={setIsOn} />
        </div>
        <ul aria-label="Rows" style={{ display: 'grid', borderBlock: `1px solid ${vars.color.border.subtle}` }}>
          {['Origin shield', 'Edge Frankfurt', 'Edge Oslo'].map((name, index) => (
            <li
              key={name}
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                padding: '10px 12px',
                background: index === 1 ? vars.color.bg.selected : 'transparent',
                boxShadow: index === 1 ? `inset 2px 0 0 ${vars.tone.primary.fg}` : 'none',
                borderBlockStart: index === 0 ? 0 : `1px solid ${vars.color.border.subtle}`,
              }}
            >
              <span style={{ fontWeight: 500, color: vars.color.fg.strong }}>{name}</span>
              <span style={captionStyle}>{index === 1 ? 'Selected' : 'Healthy'}</span>
            </li>
          ))}
        </ul>
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span
            style={{
              ...captionStyle,
              padding: '4px 8px',
              borderRadius: 6,
              outline: `2px solid ${vars.color.focus}`,
              outlineOffset: 2,
            }}
          >
            Focus ring
          </span>
          <span
            style={{
              ...typography.label,
              padding: '2px 8px',
              borderRadius: 4,
              background: vars.tone.primary.bg,
              color: vars.tone.primary.fg,
            }}
          >
            Soft fill
          </span>
        </div>
      </div>
    </section>
  );
}
