import type { ViewerActing } from '../../api/viewer/viewer.ts';

/** The tab's acting session. `secret` is sent as `x-act-as`; `returnTo` is the page where it started. */
export type ActingRecord = Pick<ViewerActing, 'id' | 'expiresAt'> & { secret: string; returnTo: string };

export type ActingEnd = 'stopped' | 'expired' | 'revoked';

/** Stored in `sessionStorage`: the acting session or, for the next page, how it ended. */
export type ActingState = ActingRecord | { ended: ActingEnd };

export const actingKey = 'acting';

export function readActing(storage: Pick<Storage, 'getItem'>): ActingState | null {
  try {
    const stored = JSON.parse(storage.getItem(actingKey) ?? 'null') as ActingState | null;
    return stored && ('ended' in stored || typeof stored.secret === 'string') ? stored : null;
  } catch {
    return null;
  }
}

export const isActing = (state: ActingState | null): state is ActingRecord => state !== null && 'secret' in state;

/** Whether an acting session that the API no longer accepts has expired or was revoked. */
export const endOf = ({ expiresAt }: Pick<ActingRecord, 'expiresAt'>, now: number): ActingEnd =>
  now >= Date.parse(expiresAt) ? 'expired' : 'revoked';
