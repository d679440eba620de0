import { describe, expect, it, vi } from 'vitest';
import { createReloadBlockers } from './reloadBlockers.ts';

describe('what blocks a reload', () => {
  it('is nothing on a page for guests, until somebody types', () => {
    const blockers = createReloadBlockers();
    expect(blockers.isBlocked()).toBe(false);
    blockers.noteTyping();
    expect(blockers.isBlocked()).toBe(true);
  });

  it('is what signed-in pages say of themselves, not the password that was typed before', () => {
    const blockers = createReloadBlockers();
    blockers.noteTyping();
    const form = { isBusy: vi.fn<() => boolean>(() => false) };
    const release = blockers.add(form);
    expect(blockers.isBlocked()).toBe(false);
    form.isBusy.mockReturnValue(true);
    expect(blockers.isBlocked()).toBe(true);
    release();
    blockers.add({ isBusy: () => false });
    expect(blockers.isBlocked()).toBe(false);
  });

  it('can be any of several: a form, an upload, a tour', () => {
    const blockers = createReloadBlockers();
    blockers.add({ isBusy: () => false });
    const release = blockers.add({ isBusy: () => true });
    expect(blockers.isBlocked()).toBe(true);
    release();
    expect(blockers.isBlocked()).toBe(false);
  });
});

describe('asking before a reload', () => {
  it('needs everybody to agree, and asks no further after a no', async () => {
    const blockers = createReloadBlockers();
    const last = vi.fn<() => Promise<boolean>>(async () => true);
    blockers.add({ isBusy: () => true });
    blockers.add({ isBusy: () => true, mayReload: async () => false });
    blockers.add({ isBusy: () => true, mayReload: last });
    expect(await blockers.mayReload()).toBe(false);
    expect(last).not.toHaveBeenCalled();
  });

  it('is a yes where nobody objects', async () => {
    const blockers = createReloadBlockers();
    blockers.add({ isBusy: () => true, mayReload: async () => true });
    expect(await blockers.mayReload()).toBe(true);
  });
});
