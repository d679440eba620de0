import { describe, expect, it, vi } from 'vitest';
import { createHolds } from './holds.ts';

describe('what holds a reload back', () => {
  it('is nothing on a page for guests, until somebody types', () => {
    const holds = createHolds();
    expect(holds.isHeld()).toBe(false);
    holds.noteTyping();
    expect(holds.isHeld()).toBe(true);
  });

  it('is what signed-in pages say of themselves, not the password that was typed before', () => {
    const holds = createHolds();
    holds.noteTyping();
    const form = { isBusy: vi.fn<() => boolean>(() => false) };
    const release = holds.add(form);
    expect(holds.isHeld()).toBe(false);
    form.isBusy.mockReturnValue(true);
    expect(holds.isHeld()).toBe(true);
    release();
    holds.add({ isBusy: () => false });
    expect(holds.isHeld()).toBe(false);
  });

  it('can be any of several: a form, an upload, a tour', () => {
    const holds = createHolds();
    holds.add({ isBusy: () => false });
    const release = holds.add({ isBusy: () => true });
    expect(holds.isHeld()).toBe(true);
    release();
    expect(holds.isHeld()).toBe(false);
  });
});

describe('asking before a reload', () => {
  it('needs everybody to agree, and asks no further after a no', async () => {
    const holds = createHolds();
    const last = vi.fn<() => Promise<boolean>>(async () => true);
    holds.add({ isBusy: () => true });
    holds.add({ isBusy: () => true, mayReload: async () => false });
    holds.add({ isBusy: () => true, mayReload: last });
    expect(await holds.mayReload()).toBe(false);
    expect(last).not.toHaveBeenCalled();
  });

  it('is a yes where nobody objects', async () => {
    const holds = createHolds();
    holds.add({ isBusy: () => true, mayReload: async () => true });
    expect(await holds.mayReload()).toBe(true);
  });
});
