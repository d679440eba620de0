import { describe, expect, it, vi } from 'vitest';
import { createReloadBlockers } from './reloadBlockers.ts';

describe('reload blockers', () => {
  it('exist on guest pages only after input', () => {
    const blockers = createReloadBlockers();
    expect(blockers.isBlocked()).toBe(false);
    blockers.noteTyping();
    expect(blockers.isBlocked()).toBe(true);
  });

  it('are registered by signed-in pages, and ignore the password typed before', () => {
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

  it('block while one of several does: a form, an upload, a tour', () => {
    const blockers = createReloadBlockers();
    blockers.add({ isBusy: () => false });
    const release = blockers.add({ isBusy: () => true });
    expect(blockers.isBlocked()).toBe(true);
    release();
    expect(blockers.isBlocked()).toBe(false);
  });
});

describe('confirmation before a reload', () => {
  it('requires every blocker to agree, and stops at the first refusal', async () => {
    const blockers = createReloadBlockers();
    const last = vi.fn<() => Promise<boolean>>(async () => true);
    blockers.add({ isBusy: () => true });
    blockers.add({ isBusy: () => true, confirmReload: async () => false });
    blockers.add({ isBusy: () => true, confirmReload: last });
    expect(await blockers.mayReload()).toBe(false);
    expect(last).not.toHaveBeenCalled();
  });

  it('is granted without blockers', async () => {
    const blockers = createReloadBlockers();
    blockers.add({ isBusy: () => true, confirmReload: async () => true });
    expect(await blockers.mayReload()).toBe(true);
  });
});
