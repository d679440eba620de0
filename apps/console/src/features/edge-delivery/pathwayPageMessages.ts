/** Texts of a pathway's page, loaded with it. */
export const pathwayPageMessages = {
  usedBy: (count: number) =>
    count === 0 ? 'Used by no resource' : `Used by ${count === 1 ? '1 resource' : `${count} resources`}`,
  resources: {
    title: 'Resources',
    text: 'Streams that can be delivered through this pathway',
    empty: { title: 'No resource uses this pathway', text: 'Add it to a resource so that players can use it.' },
    position: (position: number, count: number) => `Position ${position} of ${count}`,
    weight: (weight: number) => `${weight}% of new sessions`,
  },
  hostname: 'Hostname',
  created: 'Created',
  modified: 'Updated',
  id: 'Pathway ID',
  activityText: 'Changes to this pathway',
  noActivity: 'Changes to this pathway appear here.',
};
