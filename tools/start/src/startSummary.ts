import type { demoAccounts } from '@edge-console/api/seed';

type StartSummary = {
  addresses: { name: string; address: string }[];
  accounts: ReturnType<typeof demoAccounts>;
  dataFolder: string;
};

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd());
}

/** The URLs, the demo accounts, and how to stop. */
export function renderStartSummary({ addresses, accounts, dataFolder }: StartSummary): string {
  return [
    '',
    ...table(addresses.map(({ name, address }) => [name, address])),
    '',
    ...table([
      ['Demo account', 'E-mail', 'Password'],
      ...accounts.map((account) => [account.title, account.email, account.password]),
    ]),
    '',
    `  To stop, press Ctrl-C. The data stays in ${dataFolder}. To start over, run \`npm start -- --reset\`.`,
    '',
  ].join('\n');
}
