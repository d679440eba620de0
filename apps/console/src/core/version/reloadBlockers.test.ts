import { describe, expect, it, vi } from 'vitest';
import { createReloadBlockers } from './reloadBlockers.ts';

describe('reload blockers', () => {
  it('do not exist on a page for guests, until somebody types', () => {
    const blockers = createReloadBlockers();
    expect(blockers.isBlocked()).toBe(false);
    blockers.noteTyping();
    expect(blockers.isBlocked()).toBe(true);
  });

  it('are registered by signed-in pages; the password typed before does not count', () => {
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

  it('block by any of several: a form, an upload, a tour', () => {
    const blockers = createReloadBlockers();
    blockers.add({ isBusy: () => false });
    const release = blockers.add({ isBusy: () => true });
    expect(blockers.isBlocked()).toBe(true);
    release();
    expect(blockers.isBlocked()).toBe(false);
  });
});

describe('asking before a reload', () => {
  it('needs all to agree, and stops at the first that does not', async () => {
    const blockers = createReloadBlockers();
    const last = vi.fn<() => Promise<boolean>>(async () => true);
    blockers.add({ isBusy: () => true });
    blockers.add({ isBusy: () => true, mayReload: async () => false });
    blockers.add({ isBusy: () => true, mayReload: last });
    expect(await blockers.mayReload()).toBe(false);
    expect(last).not.toHaveBeenCalled();
  });

  it('agrees where none objects', async () => {
    const blockers = createReloadBlockers();
    blockers.add({ isBusy: () => true, mayReload: async () => true });
    expect(await blockers.mayReload()).toBe(true);
  });
});
