// Runs in the page of a table. Adapter contract: selectors of a body row (`row`), of the header (`head`) and of the
// button that sorts by email (`sortButton`), one checkbox per row and one in the header, and `mount(element, {users,
// height, width})`, which returns `filter(text)` and, if a click does not sort, `sort()`.
import { countedWork, pause, settle, until } from '../../beside/pageWork.js';
import { drawn } from './cells.jsx';
import { scrollBy } from './scrollBy.js';
import { createUsers, firstName, lowestEmail } from './users.js';

const space = { height: 640, width: 1_160 };
/** Right of the checkbox and the name, left of the end of the narrowest table. */
const probe = 420;
/** Timeout in ms of an operation. */
const timeoutMs = 40_000;
const lastRowPatience = 4_000;
/** Visible rows that are toggled in turn. */
const switched = 12;

const textOf = (element) => element?.textContent ?? '';

/** An email without its number, because libraries order digits and letters differently. */
const nameIn = (email) => email.slice(0, email.search(/[\d@]/));
const highestName = (users) =>
  users.map(({ email }) => nameIn(email)).reduce((one, other) => (one > other ? one : other));
const firstFound = (users, text) =>
  users.find(({ name, email, role }) => `${name} ${email} ${role}`.toLowerCase().includes(text));

export function run(adapter) {
  const root = document.getElementById('root');
  const rowHeight = adapter.rowHeight ?? 40;
  let users;
  /**
   * The first row in descending order. Finding it costs as much as sorting, so it is not looked up while sorting is
   * measured.
   */
  let highest;
  let actions;

  const bodyTop = () => {
    if (adapter.headHeight) return root.getBoundingClientRect().top + adapter.headHeight;
    return root.querySelector(adapter.head).getBoundingClientRect().bottom;
  };
  const left = () => root.getBoundingClientRect().left + probe;
  const rowAt = (index) =>
    document.elementFromPoint(left(), bodyTop() + (index + 0.5) * rowHeight)?.closest(adapter.row) ?? null;
  const checkBoxOf = (element) => element.querySelector('input[type=checkbox]');
  const isSelected = (index) => {
    const row = rowAt(index);
    return row !== null && (checkBoxOf(row)?.checked === true || row.getAttribute('aria-selected') === 'true');
  };
  const firstRowSays = (text) => () => root.hasChildNodes() && textOf(rowAt(0)).includes(text);
  const scroller = () => {
    const all = [...root.querySelectorAll(adapter.scrollers ?? '.scroll')];
    const isScrollable = (element) =>
      element.scrollHeight > element.clientHeight + 100 && getComputedStyle(element).overflowY !== 'visible';
    return all.find(isScrollable) ?? all[0];
  };

  /** Runs a step, once or repeatedly, until each result is visible, then until the page is idle. */
  async function operation(step, { times = 1 } = {}) {
    const before = { ...countedWork(), cells: drawn.cells };
    for (let index = 0; index < times; index += 1) {
      const isThere = step(index);
      if (!(await until(isThere, timeoutMs))) throw new Error('The page did not reach the expected state.');
      if (times > 1) await pause(15);
    }
    await settle();
    const { commits, components } = countedWork();
    return {
      times,
      commits: commits - before.commits,
      components: components - before.components,
      cells: drawn.cells - before.cells,
    };
  }

  const pressSort = () => {
    if (actions.sort) actions.sort();
    else root.querySelector(adapter.sortButton).click();
  };
  const toggle = (index) => {
    const row = 1 + (index % switched);
    const was = isSelected(row);
    checkBoxOf(rowAt(row)).click();
    return () => isSelected(row) !== was;
  };
  const toggleAll = () => {
    const was = isSelected(1);
    checkBoxOf(root.querySelector(adapter.head)).click();
    return () => isSelected(1) !== was;
  };
  const filter = (text, says) => {
    actions.filter(text);
    return firstRowSays(says);
  };

  globalThis.bench = {
    prepare: (count) => {
      users = createUsers(count);
      highest = highestName(users);
    },
    /** The harness alone: the same without an action. */
    baseline: (times) => operation(() => () => !actions || isSelected(1) !== undefined, { times }),
    mount: () =>
      operation(() => {
        actions = adapter.mount(root, { users, ...space });
        return firstRowSays(firstName);
      }),
    toggle: (times) => operation(toggle, { times }),
    toggleAll: (times) => operation(toggleAll, { times }),
    filter: (text) => operation(() => filter(text, firstFound(users, text).email)),
    clearFilter: () => operation(() => filter('', firstName)),
    sort: () =>
      operation(() => {
        pressSort();
        return firstRowSays(lowestEmail);
      }),
    canReverse: () => !adapter.sortsOnce,
    reverse: () =>
      operation(() => {
        pressSort();
        return firstRowSays(highest);
      }),
    /** Sorts so that the next press sorts in ascending order again. */
    leaveOrder: async () => {
      for (let press = 1; press < (adapter.clicksBackToAscending ?? 1); press += 1) {
        pressSort();
        await settle();
      }
    },
    scroll: (options) => scrollBy(scroller(), { ...options, isCovered: (y) => isCovered(y), probes: probes() }),
    lastRow: async () => {
      const { email } = users.at(-1);
      const element = scroller();
      const isShown = () => {
        element.scrollTop = element.scrollHeight;
        const { bottom } = element.getBoundingClientRect();
        return [...root.querySelectorAll(adapter.row)].some(
          (row) => textOf(row).includes(email) && row.getBoundingClientRect().bottom <= bottom + rowHeight / 2,
        );
      };
      return until(isShown, lastRowPatience);
    },
    nodes: () => document.querySelectorAll('*').length,
    columnEdge: () => {
      if (!adapter.resizer) return null;
      const { x, y, width, height } = root.querySelector(adapter.resizer).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    emailWidth: () => root.querySelector(adapter.emailHead).getBoundingClientRect().width,
    work: () => ({ ...countedWork(), cells: drawn.cells }),
    settle,
  };

  const probes = () => {
    const bottom = Math.min(root.getBoundingClientRect().top + space.height, scroller().getBoundingClientRect().bottom);
    return [bodyTop() + 20, bodyTop() + 300, bottom - 30];
  };
  /** Whether a row is there; by its box if a library disables pointer events while scrolling. */
  const isCovered = (y) => {
    if (document.elementFromPoint(left(), y)?.closest(adapter.row)) return true;
    return [...root.querySelectorAll(adapter.row)].some((row) => {
      const own = row.getBoundingClientRect();
      const { height, top, bottom } = own.height > 0 ? own : (row.firstElementChild?.getBoundingClientRect() ?? own);
      return height > 0 && top <= y && bottom >= y;
    });
  };
}
