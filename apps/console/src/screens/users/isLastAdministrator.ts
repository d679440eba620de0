import type { Viewer } from '../../viewer/viewer.ts';

type Somebody = { email: string; entity: { id: string } };

/** Last administrator: nobody else could restore their rights. Known for the viewer's own account; for others the API checks it. */
export const isLastAdministrator = ({ email, entity: { id } }: Somebody, { entity, administrators }: Viewer): boolean =>
  id === entity?.id && administrators.length === 1 && administrators[0]?.email === email;
