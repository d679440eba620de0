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

/** What a newcomer needs to begin: where everything is and whom they can be. */
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
    `  Ctrl-C stops everything; the data stays in ${dataFolder}. \`npm start -- --reset\` begins again from the seed.`,
    '',
  ].join('\n');
}
