import type { ReactNode } from 'react';
import { typography, vars } from '../theme/index.ts';
import { type ShownState, showState } from './shownStates.ts';

/**
 * All states of a component in one still picture: what a designer reviews at a glance and what the visual comparison
 * photographs. No play function, no clock, no network, nothing that moves.
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

/** One line of the board: what its things have in common. */
export function BoardRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
      <div style={{ ...typography.caption, color: vars.color.fg.muted }}>{label}</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 12 }}>{children}</div>
    </div>
  );
}

/** What a board calls the states that it forces. */
export const stateNames = { rest: 'At rest', hover: 'Hovered', active: 'Pressed', 'focus-visible': 'Focused' } as const;

/**
 * What the pointer or the keyboard would do to the first control inside. Drawn by rules of our own for whoever reads the
 * board; the visual comparison forces the same through the browser's debugger.
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
