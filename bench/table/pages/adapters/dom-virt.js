import { drawn } from '../cells.jsx';
import { byEmail, columns, matches } from '../users.js';

const rowHeight = 40;
const spare = 5;

const headHtml = `<span role="columnheader"><input type="checkbox"></span>${columns
  .map(({ header }) => `<span role="columnheader">${header}</span>`)
  .join('')}`;

const cellHtml = {
  name: '<span class="person"><span class="initials">x</span><a>x</a></span>',
  status: '<span class="badge">x</span>',
  actions: '<button type="button" class="actions" aria-haspopup="menu">⋯</button>',
};
const rowHtml = `<div class="row strict" role="row" hidden><span role="gridcell"><input type="checkbox"></span>${columns
  .map(({ id }) => `<span role="gridcell">${cellHtml[id] ?? 'x'}</span>`)
  .join('')}</div>`;

/** A row's text nodes and inputs, looked up once. */
function slotOf(row) {
  const [box, name, email, role, created, login, status, actions] = row.children;
  const [initials, link] = name.firstChild.children;
  const badge = status.firstChild;
  return {
    row,
    index: -1,
    user: undefined,
    box: box.firstChild,
    link,
    badge,
    button: actions.firstChild,
    texts: {
      initials: initials.firstChild,
      name: link.firstChild,
      email: email.firstChild,
      role: role.firstChild,
      created: created.firstChild,
      login: login.firstChild,
      status: badge.firstChild,
    },
  };
}

function write(slot, user) {
  slot.user = user;
  drawn.cells += 1;
  for (const [field, text] of Object.entries(slot.texts)) text.data = user[field];
  slot.link.setAttribute('href', `#${user.id}`);
  slot.badge.className = `badge badge-${user.status}`;
  slot.button.setAttribute('aria-label', `Actions for ${user.name}`);
}

function place(slot, index) {
  slot.index = index;
  slot.row.style.transform = `translateY(${index * rowHeight}px)`;
  slot.row.setAttribute('aria-rowindex', index + 2);
}

/** What the browser itself needs: reused rows whose text is written in place. */
export default {
  row: '.row',
  head: '.head',
  sortsOnce: true,
  mount(element, { users, height }) {
    const exceptions = new Set();
    let isAll = false;
    let view = users;
    element.innerHTML = `<div class="scroll" role="grid" style="height:${height}px"><div class="head" role="row">${headHtml}</div><div style="position:relative"></div></div>`;
    const scroller = element.firstChild;
    const [head, body] = scroller.children;
    const count = Math.ceil(height / rowHeight) + 2 * spare;
    body.innerHTML = rowHtml.repeat(count);
    const slots = [...body.children].map(slotOf);

    const fill = (slot, index) => {
      const user = view[index];
      slot.row.hidden = user === undefined;
      if (user === undefined) return;
      if (slot.index !== index) place(slot, index);
      if (slot.user !== user) write(slot, user);
      const isChecked = isAll !== exceptions.has(user.id);
      if (slot.box.checked !== isChecked) slot.box.checked = isChecked;
    };
    const draw = () => {
      const start = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - spare);
      const from = Math.max(0, Math.min(start, view.length - count));
      for (let index = from; index < from + count; index += 1) fill(slots[index % count], index);
    };
    const show = (next) => {
      view = next;
      body.style.height = `${view.length * rowHeight}px`;
      draw();
    };
    scroller.addEventListener('scroll', draw, { passive: true });
    body.addEventListener('change', ({ target }) => {
      const { id } = slots.find(({ box }) => box === target).user;
      if (!exceptions.delete(id)) exceptions.add(id);
    });
    head.querySelector('input').addEventListener('change', ({ target }) => {
      isAll = target.checked;
      exceptions.clear();
      draw();
    });
    show(users);
    return {
      filter: (text) => show(text ? users.filter((user) => matches(user, text)) : users),
      sort: () => show([...view].sort(byEmail)),
    };
  },
};
