import { edgeDeliveryMessages } from './messages.ts';

const { resources, pathways, preview } = edgeDeliveryMessages;

/** Texts of the history, loaded with it. */
export const historyMessages = {
  title: (name: string) => (name === '' ? 'History' : `History of ${name}`),
  resourceText: 'The latest 50 versions. The player token is never part of a version.',
  pathwayText: 'The latest 50 versions.',
  fields: {
    name: resources.form.name,
    ttl: resources.form.ttl,
    manifest: resources.form.manifest,
    steeringStrategy: resources.form.strategy,
    pathways: resources.form.pathways,
    hostname: pathways.form.hostname,
    active: edgeDeliveryMessages.statusField,
  },
  none: 'None',
  position: (position: number, name: string, weight: number | null, isClone: boolean) =>
    [
      `${position}. ${name}${weight === null ? '' : ` ${preview.percent(weight)}`}`,
      ...(isClone ? [preview.clone] : []),
    ].join(' · '),
  rotated: 'New player token',
  restore: (version: number) => `Restore version ${version}…`,
  noDifference: 'Same values as the current version',
  restoring: {
    title: (version: number) => `Restore version ${version}?`,
    resourceText:
      'These values become a new version. Players pick up the change within one TTL. The status does not change.',
    pathwayText:
      'This hostname becomes a new version. Players pick up the change within one TTL. The status does not change.',
    missing: (names: string) => `Left out because they no longer exist: ${names}.`,
    confirm: 'Restore version',
    done: (name: string, version: number) => `${name} restored to version ${version}`,
    failed: (name: string) => `${name} could not be restored.`,
  },
};
