/** Users and columns for list stories; deterministic, so that screenshots can be compared. */
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { DateText, RelativeTime } from '../date-time/index.ts';
import { Status, type StatusKind } from '../status/index.ts';
import * as styles from './samplePeople.css.ts';
import type { DataColumn } from '../data-table/index.ts';

export type User = {
  id: string;
  name: string;
  email: string;
  role: string;
  isAdmin: boolean;
  createdAt: string;
  lastLogin: string | null;
  status: StatusKind;
};

const sampleNow = Date.parse('2026-11-20T12:00:00Z');

const lines: [string, string, string, string, string | null, StatusKind][] = [
  ['Amara Okafor', 'amara.okafor@solstice.tv', 'Administrator', '2026-11-04', '2026-11-20T11:58:00Z', 'active'],
  ['Mateo Rivas', 'mateo.rivas@solstice.tv', 'Regular', '2026-11-03', '2026-11-20T11:42:00Z', 'active'],
  ['Hanna Virtanen', 'h.virtanen@fjordcast.no', 'Read only', '2026-10-31', null, 'invited'],
  ['Yusuf Demir', 'yusuf.demir@canalmeridian.com', 'Regular', '2026-10-29', '2026-11-20T11:00:00Z', 'active'],
  ['Clémence Aubry', 'c.aubry@canalmeridian.com', 'Stream operations', '2026-10-27', '2026-11-20T09:00:00Z', 'active'],
  ['Priya Raghunathan', 'priya.r@lumensports.in', 'Regular', '2026-10-22', '2026-11-19T10:00:00Z', 'active'],
  ['Tomás Echeverría', 'tomas.e@lumensports.in', 'Sales', '2026-10-20', '2026-11-14T10:00:00Z', 'active'],
  ['Ingrid Solheim', 'ingrid@fjordcast.no', 'Administrator', '2026-10-18', '2026-11-12T10:00:00Z', 'active'],
  ['Kofi Mensah', 'kofi.mensah@harborfm.gh', 'Regular', '2026-10-15', '2026-09-30T10:00:00Z', 'inactive'],
  ['Sofia Lindgren', 'sofia.lindgren@kiteplay.se', 'Stream operations', '2026-10-11', '2026-11-10T10:00:00Z', 'active'],
  ['Daniel Abernathy', 'd.abernathy@oldharbour.tv', 'Read only', '2026-10-09', '2026-11-09T10:00:00Z', 'active'],
  ['Mei-Ling Zhao', 'meiling.zhao@jadestream.sg', 'Regular', '2026-10-02', null, 'invited'],
  ['Lucas Ferreira', 'lucas.f@ondanova.pt', 'Regular', '2026-09-28', '2026-11-07T10:00:00Z', 'active'],
  ['Noor van den Berg', 'noor@polderplay.nl', 'Read only', '2026-09-25', '2026-11-07T10:00:00Z', 'active'],
  ['Elena Marchetti', 'elena.marchetti@radiogolfo.it', 'Regular', '2026-09-24', '2026-11-06T10:00:00Z', 'active'],
];

export const users: User[] = lines.map(([name, email, role, created, lastLogin, status]) => ({
  id: email,
  name,
  email,
  role,
  isAdmin: role === 'Administrator',
  createdAt: `${created}T08:00:00Z`,
  lastLogin,
  status,
}));

const firstNames = [
  'Aiko',
  'Bruno',
  'Chiara',
  'Dmitri',
  'Esi',
  'Farah',
  'Goran',
  'Hye-jin',
  'Idris',
  'Jonna',
  'Kwame',
  'Leila',
  'Milan',
];
const lastNames = [
  'Tanaka',
  'Almeida',
  'Ricci',
  'Volkov',
  'Boateng',
  'Haddad',
  'Kovač',
  'Park',
  'Traoré',
  'Nieminen',
  'Asante',
];
const tones: StatusKind[] = ['active', 'active', 'active', 'invited', 'active', 'inactive', 'active'];
const roles = ['Regular', 'Read only', 'Stream operations', 'Regular', 'Sales'];
const day = 86_400_000;

/** More rows than fit in a window, all different. */
export const manyUsers: User[] = [
  ...users,
  ...Array.from({ length: 25 }, (_, index): User => {
    const first = firstNames[index % firstNames.length] ?? '';
    const last = lastNames[(index * 4) % lastNames.length] ?? '';
    const status = tones[index % tones.length] ?? 'active';
    const email = `${first}.${last}@polderplay.nl`.toLowerCase().replace(/[^a-z.@-]/gu, '');
    return {
      id: `${index}-${email}`,
      name: `${first} ${last}`,
      email,
      role: roles[index % roles.length] ?? 'Regular',
      isAdmin: false,
      createdAt: new Date(Date.parse('2026-09-22T08:00:00Z') - index * 2 * day).toISOString(),
      lastLogin: status === 'invited' ? null : new Date(sampleNow - (index + 15) * day).toISOString(),
      status,
    };
  }),
];

export const userColumns: DataColumn<User>[] = [
  {
    id: 'name',
    minWidth: 200,
    header: 'User',
    isRowHeader: true,
    isSortable: true,
    sortBy: ({ name }) => name,
    skeleton: 'person',
    cell: ({ name, isAdmin }) => (
      <span className={styles.user}>
        <Avatar name={name} />
        <span className={styles.name}>{name}</span>
        {isAdmin && (
          <span className={styles.badge}>
            <Badge isOutlined>Admin</Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'email',
    minWidth: 200,
    header: 'E-mail',
    isSortable: true,
    sortBy: ({ email }) => email,
    isMuted: true,
    card: 'subtitle',
    cell: ({ email }) => email,
  },
  {
    id: 'role',
    width: 144,
    header: 'Role',
    isSortable: true,
    sortBy: ({ role }) => role,
    card: 'start',
    cell: ({ role }) => role,
  },
  {
    id: 'createdAt',
    width: 130,
    header: 'Creation date',
    isSortable: true,
    sortBy: ({ createdAt }) => new Date(createdAt),
    firstDirection: 'descending',
    isMuted: true,
    card: 'none',
    cell: ({ createdAt }) => <DateText value={createdAt} timeZone="UTC" />,
  },
  {
    id: 'lastLogin',
    width: 116,
    header: 'Last login',
    isSortable: true,
    sortBy: ({ lastLogin }) => (lastLogin === null ? null : new Date(lastLogin)),
    firstDirection: 'descending',
    isMuted: true,
    card: 'end',
    cardLabel: 'Last login',
    cell: ({ lastLogin }) => <RelativeTime value={lastLogin} now={sampleNow} timeZone="UTC" />,
  },
  {
    id: 'status',
    width: 116,
    header: 'Status',
    isSortable: true,
    sortBy: ({ status }) => status,
    card: 'status',
    cell: ({ status }) => <Status kind={status} />,
  },
];
