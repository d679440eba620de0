import type { ReactNode } from 'react';
import { typography, vars } from '../theme/index.ts';
import { type ShownState, showState } from './shownStates.ts';

/**
 * All states of a component in one static image, for design review and visual regression tests. No play function, no
 * clock, no network, no animation.
 */
export function Board({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 20,
        inlineSize: 'fit-content',
        maxInlineSize: '100%',
      }}
    >
      {children}
    </div>
  );
}

/** A row of the board, with a label. */
export function BoardRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <div style={{ ...typography.caption, color: vars.color.fg.muted }}>{label}</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 12 }}>{children}</div>
    </div>
  );
}

/** Labels of the forced states. */
export const stateNames = { rest: 'At rest', hover: 'Hovered', active: 'Pressed', 'focus-visible': 'Focused' } as const;

/**
 * Forces a pointer or keyboard state on the first control inside, with copied CSS rules; visual tests force the same
 * state through the browser's debugger.
 */
export function Forced({ state, children }: { state: ShownState; children: ReactNode }) {
  return (
    <div
      ref={(element) => {
        if (element) showState(element, state);
      }}
      data-forced-state={state}
      style={{ display: 'contents' }}
    >
      {children}
    </div>
  );
}
