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

  it('asks in the words of the one dirty source, in none when there are several (3)', () => {
    registry.set('form', { ...dirty, title: 'Leave without inviting?', message: 'It has not been sent.' });
    expect(registry.prompt()).toMatchObject({ title: 'Leave without inviting?', message: 'It has not been sent.' });
    registry.set('other', { ...dirty, title: 'Leave without saving?' });
    expect(registry.prompt()).toEqual({ isSaving: false });
    expect(registry.prompt('other')).toMatchObject({ title: 'Leave without saving?', message: undefined });
  });

  it('asks about what is being saved, and knows that it is (7)', () => {
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

  it('does not ask again after the person chose to leave (8)', () => {
    registry.set('form', dirty);
    registry.release();
    expect(registry.shouldConfirm()).toBe(false);
    registry.set('form', dirty);
    expect(registry.shouldConfirm()).toBe(false);
    expect(registry.isDirty()).toBe(false);
  });

  it('guards the next changes of a source that was released and became clean (9)', () => {
    registry.set('form', dirty);
    registry.release('form');
    registry.set('form', clean);
    registry.set('form', dirty);
    expect(registry.shouldConfirm()).toBe(true);
  });

  it('guards what was released and is still there once the person goes on with the page (9)', () => {
    registry.set('form', dirty);
    registry.set('clean', clean);
    registry.release();
    registry.guardAgain();
    expect(registry.shouldConfirm('form')).toBe(true);
    expect(registry.shouldConfirm('clean')).toBe(false);
    expect(registry.shouldBlock()).toBe(true);
    expect(registry.isDirty()).toBe(true);
  });

  it('knows what closing the page would lose, also while it is being saved (10)', () => {
    registry.set('form', { ...saving, outlivesPage: true });
    expect(registry.isDirty()).toBe(true);
    registry.set('form', clean);
    expect(registry.isDirty()).toBe(false);
  });

  it('can be asked about, and release, one source alone (11)', () => {
    registry.set('page', dirty);
    registry.set('drawer', clean);
    expect(registry.shouldConfirm('drawer')).toBe(false);
    registry.set('drawer', dirty);
    expect(registry.shouldConfirm('drawer')).toBe(true);
    registry.release('drawer');
    expect(registry.shouldConfirm('drawer')).toBe(false);
    expect(registry.shouldConfirm()).toBe(true);
  });

  it('tells each source that was asked about that it was left, once (15)', () => {
    const left: string[] = [];
    registry.set('page', { ...dirty, onLeave: () => left.push('page') });
    registry.set('drawer', { ...dirty, onLeave: () => left.push('drawer') });
    registry.set('clean', { ...clean, onLeave: () => left.push('clean') });
    registry.release('drawer');
    expect(left).toEqual(['drawer']);
    registry.release();
    expect(left).toEqual(['drawer', 'page']);
  });

  it('tells nobody while all is being saved: nobody knows yet what arrives (15)', () => {
    const onLeave = vi.fn<() => void>();
    registry.set('form', { ...saving, onLeave });
    registry.release();
    expect(onLeave).not.toHaveBeenCalled();
    expect(registry.shouldBlock()).toBe(false);
  });

  it('tells also what is being saved when the question was that all will be lost (15)', () => {
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

  it('lets the next navigation through, and only the next (13)', () => {
    registry.set('form', dirty);
    registry.bypassNext();
    expect(registry.shouldBlock()).toBe(false);
    expect(registry.shouldBlock()).toBe(true);
  });

  it('forgets the bypass when something else becomes dirty (13)', () => {
    registry.set('form', dirty);
    registry.bypassNext();
    registry.set('form', clean);
    registry.set('form', dirty);
    expect(registry.shouldBlock()).toBe(true);
    registry.bypassNext();
    registry.set('other', dirty);
    expect(registry.shouldBlock()).toBe(true);
  });

  it('answers a question by program in spite of a bypass: that is no navigation (13)', () => {
    registry.set('form', dirty);
    registry.bypassNext();
    expect(registry.shouldConfirm()).toBe(true);
    expect(registry.shouldBlock()).toBe(false);
  });

  it('tells its listeners, until they leave, and is of another version each time', () => {
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
