// Runs in the page of a form. Adapter contract: `input[name=f0]` and so on, an element `[data-error=f0]` and so on with
// the message, `[data-dirty]`, one form, one submit button that is disabled while clean or invalid. Validates on input
// and shows a message only after the field was touched or the form was submitted.
import { countedWork, pause, settle, until } from '../../beside/pageWork.js';

/** Typed into one field repeatedly: each message appears and disappears, and some keystrokes change only the value. */
const typed = 'a|ab|ab!|ab|abc|abcd|abcde|abcdef|abcdefgh|abcdefghi|abcdefgh|abcd|a|'.split('|');
/** A page that takes seconds per keystroke is measured with fewer keystrokes. */
const fewestKeys = 5;
const keysBudget = 6_000;
/** Timeout in ms of an operation or a keystroke. */
const timeoutMs = 30_000;
const keyPatience = 5_000;

function expectedMessage(value) {
  if (value === '') return 'Required';
  if (value.length < 2) return 'At least 2';
  if (value.length > 8) return 'At most 8';
  return /^[a-z0-9 ]*$/i.test(value) ? '' : 'Letters and digits only';
}

/** React overrides it on the element, to track its own writes. */
const nativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Simulates the end of a keystroke: sets the value, then dispatches the event. */
export function enter(input, value) {
  nativeValue.set.call(input, value);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** The visible message of a real field: the element that describes the control. */
function describedMessage(input) {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}

export function run(adapter) {
  const root = document.getElementById('root');
  let count = 0;
  const inputOf = (index) => root.querySelector(`input[name=f${index}]`);
  const messageOf = (index) =>
    adapter.isDescribed ? describedMessage(inputOf(index)) : root.querySelector(`[data-error=f${index}]`).textContent;
  const button = () => root.querySelector('button[type=submit]');

  async function operation(trigger, isThere) {
    const before = countedWork();
    trigger();
    const isDone = await until(isThere, timeoutMs);
    await settle();
    if (!isDone) throw new Error('The page did not reach the expected state.');
    return { commits: countedWork().commits - before.commits };
  }

  /** `isEmpty`: the same loop without a keystroke, to measure the harness. */
  async function keys(most, isEmpty) {
    const middle = count >> 1;
    const input = inputOf(middle);
    input.focus();
    await settle();
    const start = performance.now();
    const work = [];
    let { value } = input;
    let missed = 0;
    for (let index = 0; index < most; index += 1) {
      if (index >= fewestKeys && performance.now() - start > keysBudget) break;
      const before = { ...countedWork(), value, isDirty: value !== '' };
      if (!isEmpty) {
        value = typed[index % typed.length];
        enter(input, value);
      }
      const wanted = isEmpty ? messageOf(middle) : expectedMessage(value);
      if (!(await until(() => messageOf(middle) === wanted, keyPatience))) missed += 1;
      await pause(15);
      const kind =
        (value !== '') !== before.isDirty
          ? 'dirty'
          : expectedMessage(value) !== expectedMessage(before.value)
            ? 'verdict'
            : 'quiet';
      work.push({ kind, components: countedWork().components - before.components });
    }
    return { done: work.length, missed, work };
  }

  /** How often the submit button is wrong: one valid field among untouched ones, all valid, one emptied again. */
  async function wrongValidity() {
    let wrong = 0;
    const expectDisabled = async (isDisabled) => {
      await settle();
      if (button().disabled !== isDisabled) wrong += 1;
    };
    enter(inputOf(0), 'abc');
    await expectDisabled(true);
    for (let index = 1; index < count; index += 1) enter(inputOf(index), 'abc');
    await expectDisabled(false);
    enter(inputOf(count - 1), '');
    await expectDisabled(true);
    return wrong;
  }

  globalThis.bench = {
    settle,
    baseline: () =>
      operation(
        () => undefined,
        () => true,
      ),
    mount: (fields) => {
      count = fields;
      return operation(
        () => adapter.mount(root, { count }),
        () => inputOf(count - 1) && button(),
      );
    },
    keys: (most) => keys(most, false),
    emptyKeys: (most) => keys(most, true),
    submit: () =>
      operation(
        () => root.querySelector('form').requestSubmit(),
        () => [0, count >> 2, count - 1].every((index) => messageOf(index) !== ''),
      ),
    wrongValidity,
  };
}
