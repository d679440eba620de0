import { openRandom } from './random.ts';
import { workingTime } from './workingTime.ts';

/** The reseller of the demo with logos and a live domain. */
export const NORTHLIGHT = 'Northlight';

/** Its custom domain: when it was added, its certificate issued, and the domain pointed to the console. */
export function northlightDomain(epoch: Date) {
  const requestedAt = workingTime(epoch, 41, 'domain/requested');
  const after = (minutes: number) => new Date(requestedAt.getTime() + minutes * 60_000);
  return {
    id: openRandom(`domain/${NORTHLIGHT}`).uuid(),
    newDomain: 'console.northlight.example',
    requestedAt,
    validatedAt: after(26),
    liveAt: after(41),
  };
}

export const logoImageId = (name: string): string => openRandom(`image/${NORTHLIGHT}/${name}`).uuid();

/** A few minutes apart. */
export const logoUploadedAt = (epoch: Date, index: number): Date =>
  new Date(workingTime(epoch, 40, 'logos').getTime() + index * 140_000);
