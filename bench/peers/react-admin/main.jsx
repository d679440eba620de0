import { Admin, DataTable, DateField, List, Resource, SearchInput, SelectInput } from 'react-admin';
import { createRoot } from 'react-dom/client';

const choices = (...names) => names.map((name) => ({ id: name, name }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="role" source="role" choices={choices('Administrator', 'Read only')} />,
  <SelectInput key="status" source="status" choices={choices('Active', 'Disabled')} />,
];

function UserList() {
  return (
    <List filters={filters} perPage={100} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="email" />
        <DataTable.Col source="role" />
        <DataTable.Col source="createdAt" field={DateField} />
        <DataTable.Col source="lastLoginAt" field={DateField} />
        <DataTable.Col source="status" />
      </DataTable>
    </List>
  );
}

/** Only what the list needs; a real data provider would add bytes. */
const dataProvider = {
  async getList() {
    const data = await (await fetch('/users.json')).json();
    return { data, total: 2_500 };
  },
};

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="users" list={UserList} />
  </Admin>,
);
