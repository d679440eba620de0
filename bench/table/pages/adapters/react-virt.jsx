/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a floor: the least that works, not what a person should get */
import { memo, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { byEmail, columns, matches } from '../users.js';

const rowHeight = 40;
const spare = 5;

/** Selected rows: all except some, or only some. A row subscribes to its own state only. */
function createSelection() {
  let isAll = false;
  const exceptions = new Set();
  const listenersOfAll = new Set();
  const listenersOf = new Map();
  const tell = (listeners) => {
    for (const listener of listeners ?? []) listener();
  };
  return {
    has: (id) => isAll !== exceptions.has(id),
    isAll: () => isAll && exceptions.size === 0,
    toggle: (id) => {
      if (!exceptions.delete(id)) exceptions.add(id);
      tell(listenersOf.get(id));
      tell(listenersOfAll);
    },
    setAll: (value) => {
      isAll = value;
      exceptions.clear();
      for (const listeners of listenersOf.values()) tell(listeners);
      tell(listenersOfAll);
    },
    subscribeTo: (id) => (listener) => {
      const listeners = listenersOf.get(id) ?? new Set();
      listenersOf.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersOf.delete(id);
      };
    },
    subscribeToAll: (listener) => {
      listenersOfAll.add(listener);
      return () => listenersOfAll.delete(listener);
    },
  };
}

const Check = memo(({ id, selection }) => {
  const subscribe = useMemo(() => selection.subscribeTo(id), [id, selection]);
  const isChecked = useSyncExternalStore(subscribe, () => selection.has(id));
  return <input type="checkbox" checked={isChecked} onChange={() => selection.toggle(id)} />;
});

const CheckAll = ({ selection }) => {
  const isChecked = useSyncExternalStore(selection.subscribeToAll, selection.isAll);
  return <input type="checkbox" checked={isChecked} onChange={({ target }) => selection.setAll(target.checked)} />;
};

const Row = memo(({ user, index, selection }) => (
  <div
    className="row strict"
    role="row"
    aria-rowindex={index + 2}
    style={{ transform: `translateY(${index * rowHeight}px)` }}
  >
    <span role="gridcell">
      <Check id={user.id} selection={selection} />
    </span>
    {columns.map(({ id }) => (
      <span role="gridcell" key={id}>
        {cells[id](user)}
      </span>
    ))}
  </div>
));

/** The minimum a React table needs: fixed-height rows in reused slots, selection outside React. */
const Table = ({ users, height, actions }) => {
  const [text, setText] = useState('');
  const [isSorted, setSorted] = useState(false);
  const [start, setStart] = useState(0);
  const selection = useMemo(() => createSelection(), []);
  const shownStart = useRef(0);
  Object.assign(actions, { filter: setText });
  const view = useMemo(() => {
    const found = text ? users.filter((user) => matches(user, text)) : users;
    return isSorted ? [...found].sort(byEmail) : found;
  }, [text, isSorted, users]);

  const slots = Math.ceil(height / rowHeight) + 2 * spare;
  const from = Math.max(0, Math.min(start, view.length - slots));
  const rows = view.slice(from, from + slots).map((user, offset) => {
    const index = from + offset;
    return <Row key={index % slots} user={user} index={index} selection={selection} />;
  });
  const follow = ({ currentTarget }) => {
    const next = Math.max(0, Math.floor(currentTarget.scrollTop / rowHeight) - spare);
    if (next === shownStart.current) return;
    shownStart.current = next;
    flushSync(() => setStart(next));
  };
  return (
    <div className="scroll" role="grid" style={{ height }} onScroll={follow}>
      <div className="head" role="row">
        <span role="columnheader">
          <CheckAll selection={selection} />
        </span>
        {columns.map(({ id, header }) => (
          <span
            role="columnheader"
            key={id}
            data-column={id}
            onClick={id === 'email' ? () => setSorted(true) : undefined}
          >
            {header}
          </span>
        ))}
      </div>
      <div style={{ position: 'relative', height: view.length * rowHeight }}>{rows}</div>
    </div>
  );
};

export default {
  row: '.row',
  head: '.head',
  sortButton: '.head [data-column=email]',
  sortsOnce: true,
  mount: shown(Table),
};
