// The same users for every table, from a seeded generator.
const firstNames =
  'Ada Bo Cleo Dan Eve Finn Gus Hana Ivo Jana Kai Lea Mio Nora Olaf Pia Quin Rosa Sven Tara Uma Vito Wim Xena Yara Zoe';
const lastNames =
  'Smith Novak Garcia Kim Lopez Silva Mori Olsen Patel Quist Rossi Sato Tamm Ueda Vogel Weber Young Zeman Baxter Cruz';
const first = firstNames.split(' ');
const last = lastNames.split(' ');
const roles = ['Admin', 'Editor', 'Viewer', 'Billing'];
const states = ['Active', 'Invited', 'Suspended'];

const oldest = 1.6e12;
const span = 1.2e11;
const longestAbsence = 1e10;

/** One string per day, because otherwise a million rows would consist mostly of dates. */
const days = new Map();
function dayOf(time) {
  const key = Math.floor(time / 86_400_000);
  let day = days.get(key);
  if (day === undefined) days.set(key, (day = new Date(time).toISOString().slice(0, 10)));
  return day;
}

/** @returns {number} From 0 to just below 1. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The user in the first row; none of its texts contains a "z". */
export const firstName = 'Mio Kim';
/** The first email in ascending order, somewhere in the middle. */
export const lowestEmail = 'aaa.first@example.com';

export function createUsers(count) {
  const random = createRandom(12_345);
  const below = (limit) => Math.floor(random() * limit);
  const users = Array.from({ length: count }, (_each, index) => {
    const given = first[below(first.length)];
    const family = last[below(last.length)];
    const created = oldest + below(span);
    return {
      id: `u${index}`,
      name: `${given} ${family}`,
      initials: given[0] + family[0],
      email: `${given}.${family}${below(1e6)}@example.com`.toLowerCase(),
      role: roles[below(roles.length)],
      created: dayOf(created),
      login: dayOf(created + below(longestAbsence)),
      status: states[below(states.length)],
    };
  });
  users[0] = { ...users[0], name: firstName, initials: 'MK', email: 'mio.kim777@other.com', role: 'Viewer' };
  const middle = Math.floor(count * 0.6);
  users[middle] = { ...users[middle], email: lowestEmail };
  return users;
}

/** Case-insensitive search in three columns. */
export const matches = (user, text) =>
  user.name.toLowerCase().includes(text) || user.email.includes(text) || user.role.toLowerCase().includes(text);

export const byEmail = (one, other) => (one.email < other.email ? -1 : one.email > other.email ? 1 : 0);

export const columns = [
  { id: 'name', header: 'User', width: 240 },
  { id: 'email', header: 'Email', width: 260 },
  { id: 'role', header: 'Role', width: 110 },
  { id: 'created', header: 'Created', width: 120 },
  { id: 'login', header: 'Last login', width: 120 },
  { id: 'status', header: 'Status', width: 120 },
  { id: 'actions', header: 'Actions', width: 90 },
];

export const searchedColumns = ['name', 'email', 'role'];
