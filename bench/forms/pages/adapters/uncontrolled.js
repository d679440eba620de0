import { fieldRule, messageBy, namesOf } from '../rule.js';

const rule = fieldRule();

const markup = (names) =>
  `<form novalidate>${names
    .map((name) => `<label>${name}<input name="${name}"></label><span data-error="${name}" class="error"></span>`)
    .join('')}<p data-dirty>clean</p><button type="submit" disabled>Save</button></form>`;

/** No library and no React: native inputs, one listener, two sets. */
export default {
  mount(element, { count }) {
    const names = namesOf(count);
    element.innerHTML = markup(names);
    const form = element.firstElementChild;
    const dirtiness = form.querySelector('[data-dirty]');
    const button = form.querySelector('button');
    const messages = new Map([...form.querySelectorAll('[data-error]')].map((one) => [one.dataset.error, one]));
    const invalid = new Set(names);
    const changed = new Set();
    const judge = ({ name, value }) => {
      const message = messageBy(rule, value) ?? '';
      if (message === '') invalid.delete(name);
      else invalid.add(name);
      const shown = messages.get(name);
      if (shown.textContent !== message) shown.textContent = message;
    };
    form.addEventListener('input', ({ target }) => {
      if (target.value === '') changed.delete(target.name);
      else changed.add(target.name);
      judge(target);
      const text = changed.size > 0 ? 'dirty' : 'clean';
      if (dirtiness.textContent !== text) dirtiness.textContent = text;
      button.disabled = invalid.size > 0 || changed.size === 0;
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      for (const input of form.elements) if (input.name) judge(input);
    });
  },
};
