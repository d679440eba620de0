import * as v from 'valibot';
import { expect, test } from 'vitest';
import { itemsOf, rearrange } from './fieldArray.ts';
import { atOnce } from '../testing/openForm.ts';
import { createFormStore } from './formStore.ts';

const tooLong = 'Too long.';
const schema = v.object({ hosts: v.array(v.object({ host: v.pipe(v.string(), v.maxLength(20, tooLong)) })) });
const initialValues = { hosts: [{ host: 'a' }, { host: 'b' }, { host: 'c' }] };

/** A minimal text control. */
class Control extends EventTarget {
  value: string;
  readonly attributes: Map<string, string>;
  readonly matches = () => this.isFocused;
  isFocused = false;
  readonly cloneNode = () => new Control('', '');
  readonly setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  constructor(value: string, name: string) {
    super();
    this.value = value;
    this.attributes = new Map([['name', name]]);
  }
}
const asInput = (control: Control) => control as unknown as HTMLInputElement;

/** A list of three rendered controls, each with the text of its item. */
function open() {
  const form = createFormStore({ schema, initialValues, onSubmit: () => undefined }, atOnce);
  const input = (position: number) => form.textInput(`hosts.${position}.host`);
  const controls = initialValues.hosts.map(({ host }, position) => new Control(host, input(position).name));
  for (const [position, control] of controls.entries()) input(position).ref(asInput(control));
  /** Simulates React after items moved: all old refs are cleared, then each control gets the ref of its new name. */
  const rerender = (order: readonly number[]) => {
    for (const position of controls.keys()) input(position).ref(null);
    for (const [position, from] of order.entries()) {
      const control = controls[from];
      if (control) input(position).ref(asInput(control));
    }
  };
  return { form, input, controls, rerender };
}

test('names a control after its field, also after its item moved', () => {
  const { form, controls, rerender } = open();
  const called = () => controls.map((control) => [control.attributes.get('name'), Reflect.get(control, 'name')]);
  const expected = (...positions: number[]) => positions.map((at) => [`hosts.${at}.host`, `hosts.${at}.host`]);
  expect(called()).toEqual(expected(0, 1, 2));
  rearrange(form, 'hosts', [1, 0, 2]);
  rerender([1, 0, 2]);
  expect(called()).toEqual(expected(1, 0, 2));
});

test("keeps an item's text in a control that moves with it", () => {
  const { form, controls, rerender } = open();
  rearrange(form, 'hosts', [1, 0, 2]);
  rerender([1, 0, 2]);
  expect(itemsOf(form, 'hosts')).toEqual([{ host: 'b' }, { host: 'a' }, { host: 'c' }]);
  expect(controls.map(({ value }) => value)).toEqual(['a', 'b', 'c']);
});

test("removes an item's text with the item", () => {
  const { form, controls, rerender } = open();
  rearrange(form, 'hosts', [0, 2]);
  rerender([0, 2]);
  expect(itemsOf(form, 'hosts')).toEqual([{ host: 'a' }, { host: 'c' }]);
  expect([controls[0]?.value, controls[2]?.value]).toEqual(['a', 'c']);
});

test('keeps text typed before hydration', () => {
  const { form, input } = open();
  input(0).ref(null);
  input(0).ref(asInput(new Control('typed early', 'hosts.0.host')));
  expect(form.value('hosts.0.host')).toBe('typed early');
});

test('validates text typed and left before hydration, but not while the user is typing', () => {
  const { form, input } = open();
  for (const [position, isFocused] of [true, false].entries()) {
    const { name, ref } = input(position);
    ref(null);
    ref(asInput(Object.assign(new Control('typed early, and far too long', name), { isFocused })));
  }
  expect(form.error('hosts.0.host')).toBeUndefined();
  expect(form.error('hosts.1.host')?.message).toBe(tooLong);
});

test('keeps an unfinished composition when an async rule resolves', () => {
  const { form, controls } = open();
  const [control] = controls;
  if (!control) throw new Error('no control');
  control.value = 'aに';
  control.dispatchEvent(Object.assign(new Event('input'), { isComposing: true }));
  form['~internals'].validation.setError('hosts.0.host', { message: 'x', isFromServer: false });
  expect(control.value).toBe('aに');
  form.change('hosts.0.host', 'other');
  expect(control.value).toBe('other');
});
