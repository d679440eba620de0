import { useCollection } from '@cloudscape-design/collection-hooks';
import Table from '@cloudscape-design/components/table';
import '@cloudscape-design/global-styles/index.css';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { columns, matches } from '../users.js';

const definitions = columns.map(({ id, header, width }) => ({
  id,
  header,
  width,
  sortingField: id === 'email' ? id : undefined,
  cell: cells[id],
  isRowHeader: id === 'name',
}));
const idOf = ({ id }) => id;
const options = {
  filtering: { filteringFunction: (user, text) => !text || matches(user, text) },
  sorting: {},
  selection: { trackBy: idOf },
};
const labels = {
  selectionGroupLabel: 'Users',
  allItemsSelectionLabel: () => 'All',
  itemSelectionLabel: (_state, { name }) => name,
};

const Users = ({ users, height, actions }) => {
  const { items, collectionProps, filterProps } = useCollection(users, options);
  Object.assign(actions, { filter: (filteringText) => filterProps.onChange({ detail: { filteringText } }) });
  return (
    <div className="scroll" style={{ height }}>
      <Table
        {...collectionProps}
        items={items}
        trackBy={idOf}
        selectionType="multi"
        columnDefinitions={definitions}
        variant="embedded"
        contentDensity="compact"
        stickyHeader={false}
        ariaLabels={labels}
      />
    </div>
  );
};

export default {
  row: 'tbody tr',
  head: 'thead',
  sortButton: 'th [role=button]',
  mount: shown(Users),
};
