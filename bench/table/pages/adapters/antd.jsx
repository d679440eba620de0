import Table from 'antd/es/table';
import { useMemo, useState } from 'react';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { byEmail, columns, matches } from '../users.js';

const definitions = columns.map(({ id, header, width }) => ({
  dataIndex: id,
  key: id,
  title: header,
  width,
  sorter: id === 'email' ? byEmail : undefined,
  render: (_value, user) => cells[id](user),
}));
const headHeight = 40;

const Users = ({ users, height, actions }) => {
  const [text, setText] = useState('');
  const [selected, setSelected] = useState([]);
  Object.assign(actions, { filter: setText });
  const view = useMemo(() => (text ? users.filter((user) => matches(user, text)) : users), [text, users]);
  const selection = useMemo(() => ({ selectedRowKeys: selected, onChange: setSelected, columnWidth: 44 }), [selected]);
  const scroll = useMemo(() => ({ x: 1_104, y: height - headHeight }), [height]);
  return (
    <Table
      virtual
      size="small"
      columns={definitions}
      dataSource={view}
      rowKey="id"
      pagination={false}
      scroll={scroll}
      rowSelection={selection}
    />
  );
};

export default {
  row: '.ant-table-row',
  head: '.ant-table-thead',
  sortButton: 'th.ant-table-column-has-sorters',
  clicksBackToAscending: 2,
  scrollers: '.ant-table-tbody-virtual-holder',
  rowHeight: 41,
  mount: shown(Users),
};
