import type { ViewerActing } from '../../api/viewer/viewer.ts';

/** Acting of this tab. `secret` is sent as `x-act-as`; `returnTo` is where the person was when they started. */
export type ActingRecord = Pick<ViewerActing, 'id' | 'expiresAt'> & { secret: string; returnTo: string };

export type ActingEnd = 'stopped' | 'expired' | 'revoked';

/** What a tab keeps in `sessionStorage` over its restarts: its acting or, for the page after it, how that ended. */
export type ActingState = ActingRecord | { ended: ActingEnd };

export const actingKey = 'acting';

export function readActing(storage: Pick<Storage, 'getItem'>): ActingState | null {
  try {
    const kept = JSON.parse(storage.getItem(actingKey) ?? 'null') as ActingState | null;
    return kept && ('ended' in kept || typeof kept.secret === 'string') ? kept : null;
  } catch {
    return null;
  }
}

export const isActing = (state: ActingState | null): state is ActingRecord => state !== null && 'secret' in state;

/** Of an acting that the API no longer accepts: whether its time was over, or somebody may no longer. */
export const endOf = ({ expiresAt }: Pick<ActingRecord, 'expiresAt'>, now: number): ActingEnd =>
  now >= Date.parse(expiresAt) ? 'expired' : 'revoked';
