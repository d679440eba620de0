import { Status } from '@edge-console/ui/status';
import type { BeaconResponse } from '../report/report.ts';
import * as styles from './DemoPlayer.css.ts';
import { messages } from './messages.ts';

export type LoggedResponse = BeaconResponse & { readonly at: Date };

const { columns } = messages.beacons;

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

function measuredText({ beacons }: BeaconResponse): string {
  const sum = (name: 'playingMs' | 'cdnBytes') => beacons.reduce((total, beacon) => total + beacon[name], 0);
  const joined = beacons.find(({ joinTimeMs }) => joinTimeMs !== null)?.joinTimeMs ?? null;
  return [
    joined === null ? messages.beacons.playing(sum('playingMs')) : messages.beacons.joined(joined),
    messages.beacons.data(sum('cdnBytes')),
  ].join(', ');
}

function statusOf({ status }: BeaconResponse): 'active' | 'pending' | 'error' {
  if (status === 202) return 'active';
  return status === 0 || status === 429 || status >= 500 ? 'pending' : 'error';
}

/** The last requests with beacons, newest first. */
export function BeaconLog({ responses }: { readonly responses: readonly LoggedResponse[] }) {
  if (responses.length === 0) return <p className={styles.none}>{messages.beacons.none}</p>;
  return (
    <table className={styles.log}>
      <thead>
        <tr>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.measured}</th>
          <th scope="col">{columns.response}</th>
        </tr>
      </thead>
      <tbody>
        {responses.map((response) => (
          <tr key={response.at.getTime()}>
            <td>{timeFormat.format(response.at)}</td>
            <td>{measuredText(response)}</td>
            <td>
              <Status kind={statusOf(response)}>{messages.response(response)}</Status>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
