import { useMemo, useState } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { byEmail, columns, matches } from '../users.js';

const Check = () => (
  <Checkbox slot="selection">
    <div className="box" />
  </Checkbox>
);
const layout = { rowHeight: 40, headingHeight: 40 };

const Users = ({ users, height, width, actions }) => {
  const [text, setText] = useState('');
  const [sort, setSort] = useState();
  const [selected, setSelected] = useState(() => new Set());
  Object.assign(actions, { filter: setText });
  const view = useMemo(() => {
    const found = text ? users.filter((user) => matches(user, text)) : users;
    const sorted = sort ? [...found].sort(byEmail) : found;
    return sort?.direction === 'descending' ? sorted.reverse() : sorted;
  }, [text, sort, users]);
  return (
    <Virtualizer layout={TableLayout} layoutOptions={layout}>
      <Table
        aria-label="Users"
        className="aria scroll"
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        sortDescriptor={sort}
        onSortChange={setSort}
        style={{ height, width, overflow: 'auto', display: 'block' }}
      >
        <TableHeader className="aria-head">
          <Column width={44} minWidth={44}>
            <Check />
          </Column>
          {columns.map(({ id, header, width: columnWidth }) => (
            <Column
              key={id}
              id={id}
              className={`aria-column-${id}`}
              allowsSorting={id === 'email'}
              isRowHeader={id === 'name'}
              width={columnWidth}
            >
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={view}>
          {(user) => (
            <Row className="aria-row" id={user.id}>
              <Cell>
                <Check />
              </Cell>
              {columns.map(({ id }) => (
                <Cell key={id}>{cells[id](user)}</Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </Virtualizer>
  );
};

export default {
  row: '.aria-row',
  head: '.aria-head',
  sortButton: '.aria-column-email',
  headHeight: 40,
  scrollers: '.aria',
  mount: shown(Users),
};
