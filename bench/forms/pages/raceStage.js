import { enter } from './formPage.js';
import { remote, taken } from './raceRule.js';

const timeoutMs = 1_000;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Collects unhandled errors and warnings. */
function listenForFaults() {
  const faults = [];
  const listen = new AbortController();
  const { error, warn } = console;
  console.error = (...words) => faults.push(words.join(' '));
  console.warn = (...words) => faults.push(words.join(' '));
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, (event) => faults.push(String(event.reason ?? event.message)), listen);
  return {
    faults,
    stop: () => {
      Object.assign(console, { error, warn });
      listen.abort();
    },
  };
}

/** A race's server: counts requests, and responds on demand. */
function createServer() {
  const calls = [];
  return {
    calls,
    /** The adapter's submit function; resolves to `undefined` or `{field, message}`. */
    send: (_values, signal) =>
      new Promise((resolve) => {
        calls.push({ signal, answer: resolve });
      }),
  };
}

/** A form on the page, with helpers that act as a user. */
export function createStage(adapter) {
  const element = document.body.appendChild(document.createElement('div'));
  const server = createServer();
  const { faults, stop } = listenForFaults();
  const form = adapter.mount(element, { send: server.send });
  const one = (selector) => element.querySelector(selector);
  const rows = () => [...element.querySelectorAll('[data-item]')];

  async function until(isThere) {
    const start = performance.now();
    while (!isThere() && performance.now() - start < timeoutMs) await pause(5);
    return isThere();
  }

  return {
    form,
    faults,
    calls: server.calls,
    until,
    /** Long enough for promises, effects and renders; nothing here has its own timer. */
    settle: () => pause(60),
    ready: async () => {
      await until(() => one('input[name=a]') && rows().length === 2);
      await pause(60);
    },
    type: (name, value) => enter(one(`input[name=${name}]`), value),
    value: (name) => one(`input[name=${name}]`).value,
    error: () => one('[data-error=a]').textContent,
    isValidating: () => one('[data-validating]').textContent === 'true',
    submit: () => one('form').requestSubmit(),
    typeItem: (index, value) => enter(rows()[index].querySelector('input'), value),
    items: () =>
      rows().map((row) => ({
        value: row.querySelector('input').value,
        error: row.querySelector('[data-error]').textContent,
      })),
    /** The value is being checked: the race can start. */
    asked: (value) => until(() => remote.isAsked(value)),
    refuse: (value) => remote.answer(value, false),
    allow: (value) => remote.answer(value, true),
    taken,
    close: () => {
      form.unmount();
      element.remove();
      stop();
    },
  };
}
