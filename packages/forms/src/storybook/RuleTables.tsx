import { typography, vars } from '@edge-console/ui/theme';
import type { CSSProperties } from 'react';
import type { RuleCases } from '../rules/describeRule.fixture.ts';
import { shownInput } from './shownInput.ts';

const cell: CSSProperties = {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
};
const mono: CSSProperties = { ...typography.code, overflowWrap: 'anywhere' };

interface RuleTableProps {
  name: string;
  cases: RuleCases;
}

function RuleTable({ name, cases: { accepts, refuses } }: RuleTableProps) {
  return (
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <caption style={{ ...mono, paddingBlock: vars.space[3], fontWeight: 600, textAlign: 'start' }}>{name}</caption>
      <thead>
        <tr>
          <th scope="col" style={cell}>
            Input
          </th>
          <th scope="col" style={cell}>
            Result
          </th>
        </tr>
      </thead>
      <tbody>
        {accepts.map(([input, output]) => (
          <tr key={`accepts ${shownInput(input)}`}>
            <td style={{ ...cell, ...mono }}>{shownInput(input)}</td>
            <td style={cell}>
              Accepted
              {shownInput(input) !== shownInput(output) && (
                <>
                  {' as '}
                  <span style={mono}>{shownInput(output)}</span>
                </>
              )}
            </td>
          </tr>
        ))}
        {refuses.map(([input, text]) => (
          <tr key={`refuses ${shownInput(input)} ${text}`}>
            <td style={{ ...cell, ...mono }}>{shownInput(input)}</td>
            <td style={{ ...cell, color: vars.tone.danger.fg }}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RuleTablesProps {
  /** Tables by section and rule. */
  sections: Readonly<Record<string, Readonly<Record<string, RuleCases>>>>;
}

/** Every rule with its examples, from its test tables. */
export function RuleTables({ sections }: RuleTablesProps) {
  return (
    <div className="sb-unstyled" style={{ ...typography.body, color: vars.color.fg.default }}>
      {Object.entries(sections).map(([title, tables]) => (
        <section key={title} aria-label={title}>
          <h2 style={{ ...typography.title, marginBlock: `${vars.space[6]} ${vars.space[2]}` }}>{title}</h2>
          {Object.entries(tables).map(([name, cases]) => (
            <RuleTable key={name} name={name} cases={cases} />
          ))}
        </section>
      ))}
    </div>
  );
}
