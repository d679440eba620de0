import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaveRegistry, type LeaveRegistry } from './registry.ts';

const clean = { isDirty: false, isSaving: false };
const dirty = { isDirty: true, isSaving: false };
const saving = { isDirty: true, isSaving: true };

let registry: LeaveRegistry;
beforeEach(() => {
  registry = createLeaveRegistry();
});

describe('leave registry', () => {
  it('asks while a source is dirty (1, 2)', () => {
    expect(registry.shouldConfirm()).toBe(false);
    registry.set('form', clean);
    expect(registry.shouldConfirm()).toBe(false);
    registry.set('form', dirty);
    expect(registry.shouldConfirm()).toBe(true);
    registry.remove('form');
    expect(registry.shouldConfirm()).toBe(false);
  });

  it('uses the text of a single dirty source, and a general one for several (3)', () => {
    registry.set('form', { ...dirty, title: 'Leave without inviting?', message: 'It has not been sent.' });
    expect(registry.prompt()).toMatchObject({ title: 'Leave without inviting?', message: 'It has not been sent.' });
    registry.set('other', { ...dirty, title: 'Leave without saving?' });
    expect(registry.prompt()).toEqual({ isSaving: false });
    expect(registry.prompt('other')).toMatchObject({ title: 'Leave without saving?', message: undefined });
  });

  it('asks while saving and reports it (7)', () => {
    registry.set('form', saving);
    expect(registry.shouldBlock()).toBe(true);
    expect(registry.prompt().isSaving).toBe(true);
    registry.set('other', dirty);
    expect(registry.prompt().isSaving).toBe(false);
    registry.set('other', saving);
    expect(registry.prompt()).toEqual({ isSaving: true });
    registry.set('form', dirty);
    expect(registry.prompt('form').isSaving).toBe(false);
  });

  it('does not ask again after the user chose to leave (8)', () => {
    registry.set('form', dirty);
    registry.release();
    expect(registry.shouldConfirm()).toBe(false);
    registry.set('form', dirty);
    expect(registry.shouldConfirm()).toBe(false);
    expect(registry.isDirty()).toBe(false);
  });

  it('guards new changes of a released source that became clean (9)', () => {
    registry.set('form', dirty);
    registry.release('form');
    registry.set('form', clean);
    registry.set('form', dirty);
    expect(registry.shouldConfirm()).toBe(true);
  });

  it('guards released sources again if the user continues on the page (9)', () => {
    registry.set('form', dirty);
    registry.set('clean', clean);
    registry.release();
    registry.guardAgain();
    expect(registry.shouldConfirm('form')).toBe(true);
    expect(registry.shouldConfirm('clean')).toBe(false);
    expect(registry.shouldBlock()).toBe(true);
    expect(registry.isDirty()).toBe(true);
  });

  it('reports what closing the page would lose, also during a save (10)', () => {
    registry.set('form', { ...saving, outlivesPage: true });
    expect(registry.isDirty()).toBe(true);
    registry.set('form', clean);
    expect(registry.isDirty()).toBe(false);
  });

  it('asks about a single source and releases it alone (11)', () => {
    registry.set('page', dirty);
    registry.set('drawer', clean);
    expect(registry.shouldConfirm('drawer')).toBe(false);
    registry.set('drawer', dirty);
    expect(registry.shouldConfirm('drawer')).toBe(true);
    registry.release('drawer');
    expect(registry.shouldConfirm('drawer')).toBe(false);
    expect(registry.shouldConfirm()).toBe(true);
  });

  it('notifies each affected source of leaving, once (15)', () => {
    const left: string[] = [];
    registry.set('page', { ...dirty, onLeave: () => left.push('page') });
    registry.set('drawer', { ...dirty, onLeave: () => left.push('drawer') });
    registry.set('clean', { ...clean, onLeave: () => left.push('clean') });
    registry.release('drawer');
    expect(left).toEqual(['drawer']);
    registry.release();
    expect(left).toEqual(['drawer', 'page']);
  });

  it('notifies no source while all are saving, since the result is unknown (15)', () => {
    const onLeave = vi.fn<() => void>();
    registry.set('form', { ...saving, onLeave });
    registry.release();
    expect(onLeave).not.toHaveBeenCalled();
    expect(registry.shouldBlock()).toBe(false);
  });

  it('notifies saving sources too if the user confirmed losing changes (15)', () => {
    const onLeave = vi.fn<() => void>();
    registry.set('form', { ...saving, onLeave });
    registry.set('other', dirty);
    registry.release();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('does not ask about a save that outlives the page (7)', () => {
    registry.set('form', { ...saving, outlivesPage: true });
    expect(registry.shouldConfirm()).toBe(false);
    registry.set('form', { ...dirty, outlivesPage: true });
    expect(registry.shouldConfirm()).toBe(true);
  });

  it('allows the next navigation and only that one (13)', () => {
    registry.set('form', dirty);
    registry.bypassNext();
    expect(registry.shouldBlock()).toBe(false);
    expect(registry.shouldBlock()).toBe(true);
  });

  it('cancels the bypass when another source becomes dirty (13)', () => {
    registry.set('form', dirty);
    registry.bypassNext();
    registry.set('form', clean);
    registry.set('form', dirty);
    expect(registry.shouldBlock()).toBe(true);
    registry.bypassNext();
    registry.set('other', dirty);
    expect(registry.shouldBlock()).toBe(true);
  });

  it('applies the bypass to navigations only, not to programmatic requests (13)', () => {
    registry.set('form', dirty);
    registry.bypassNext();
    expect(registry.shouldConfirm()).toBe(true);
    expect(registry.shouldBlock()).toBe(false);
  });

  it('notifies subscribers and increments the version', () => {
    const listener = vi.fn<() => void>();
    const before = registry.version();
    const unsubscribe = registry.subscribe(listener);
    registry.set('form', dirty);
    expect(registry.version()).not.toBe(before);
    unsubscribe();
    registry.set('form', clean);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
