import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessagesProvider } from '../messages/index.ts';
import { Board } from '../storybook/Board.tsx';
import { useFormats } from './index.ts';

const cell = { padding: '6px 24px 6px 0', textAlign: 'start', whiteSpace: 'nowrap', fontWeight: 400 } as const;

function Rows() {
  const formats = useFormats();
  const rows = [
    ['number', formats.number(1_234_567.89, 2)],
    ['percent', formats.percent(0.6237)],
    ['bytes', formats.bytes(842_300_000)],
    ['bitRate', formats.bitRate(4_850_000)],
    ['duration', formats.duration(412)],
    ['duration', formats.duration(187_200_000)],
  ];
  return (
    <table style={{ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={text}>
            <th style={cell} scope="row">
              {name}
            </th>
            <td style={cell}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = { title: 'Foundations/Formats', component: Rows, tags: ['ready'] } satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SI units and US English number formats. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell').map((cell_) => cell_.textContent)).toEqual([
      '1,234,567.89',
      '62.4%',
      '842\u00A0MB',
      '4.85\u00A0Mbit/s',
      '412\u00A0ms',
      '2\u00A0d\u00A04\u00A0h',
    ]);
  },
};

/** The same amounts in four other locales. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {['en-US', 'nb-NO', 'de-DE', 'fr-FR'].map((locale) => (
          <MessagesProvider key={locale} locale={locale}>
            <div>
              <b style={{ fontWeight: 500 }}>{locale}</b>
              <Rows />
            </div>
          </MessagesProvider>
        ))}
      </div>
    </Board>
  ),
};
