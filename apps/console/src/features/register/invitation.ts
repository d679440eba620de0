import type { Location } from 'react-router-dom';

export type Invitation = { username: string; code: string };

const isInvitation = (value: unknown): value is Invitation =>
  typeof value === 'object' &&
  value !== null &&
  'username' in value &&
  'code' in value &&
  typeof value.username === 'string' &&
  typeof value.code === 'string' &&
  value.username !== '' &&
  value.code !== '';

/**
 * Reads the invitation, and whether the URL still contains it. The code is a password, so it must not be visible or in
 * the history; the history entry's state keeps it for a reload.
 */
export function readInvitation({ search, state }: Pick<Location, 'search' | 'state'>): {
  invitation: Invitation | null;
  isInAddress: boolean;
} {
  const parameters = new URLSearchParams(search);
  const parsed = { username: parameters.get('username'), code: parameters.get('code') };
  const isInAddress = parsed.code !== null;
  const found: unknown = isInAddress ? parsed : state;
  return { invitation: isInvitation(found) ? { username: found.username, code: found.code } : null, isInAddress };
}
