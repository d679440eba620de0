import type { SteeringStrategy, StreamingProtocol } from '@edge-console/domain';
import { namesOf } from '../../core/messages/names.ts';

const resourcesOf = (count: number): string => (count === 1 ? '1 resource' : `${count} resources`);

const strategies: Record<SteeringStrategy, string> = {
  PRIORITY: 'Priority',
  WEIGHTED: 'Weighted',
  ROUND_ROBIN: 'Round robin',
  PERFORMANCE: 'Performance',
};

const protocols: Record<StreamingProtocol, string> = { hls: 'HLS', dash: 'DASH' };

const unreachableReasons: Readonly<Record<string, ((status: number | null) => string) | undefined>> = {
  ADDRESS: () => ': the URL must start with https:// and cannot contain a password',
  PORT: () => ': only ports 443 and 8443 are checked',
  NO_PUBLIC_ADDRESS: () => ': its host has no public IP address',
  REDIRECT: (status) => `: it redirects (${status}), and redirects are not followed`,
  STATUS: (status) => `: it returns ${status}`,
  CERTIFICATE: () => ': its certificate is not valid',
  NO_CONNECTION: () => ': the connection failed',
  TIMEOUT: () => ': it did not respond within 3 seconds',
};

export const edgeDeliveryMessages = {
  title: 'Edge Delivery',
  tabs: 'Resources and pathways',
  strategies,
  protocols,
  statuses: { true: 'Active', false: 'Disabled' },
  statusField: 'Status',
  resources: {
    title: 'Resources',
    description: (entity: string) =>
      `Tell players which pathway to use for ${entity}’s streams, and change it while they play.`,
    searchLabel: 'Search resources',
    searchPlaceholder: 'Search by name or manifest, or filter…',
    create: 'Create resource',
    columns: {
      name: 'Name',
      manifest: 'Manifest',
      strategy: 'Strategy',
      pathways: 'Pathways',
      ttl: 'TTL',
      updatedAt: 'Updated',
    },
    noPathways: 'None',
    more: (count: number) => `+${count}`,
    seconds: (ttl: string) => `${ttl} s`,
    empty: { title: 'No resources yet', text: 'Create one for each stream you want to steer between CDNs.' },
    noMatch: {
      title: 'No resources match',
      text: (search: string) =>
        search === '' ? 'No resource matches these filters.' : `No name or manifest contains “${search}”.`,
    },
    missing: 'Resource does not exist.',
    notLoaded: 'Resources could not be loaded.',
    actions: {
      open: 'Open',
      history: 'History',
      duplicate: 'Duplicate',
      rotate: 'Rotate player token…',
      enable: 'Enable…',
      disable: 'Disable…',
      delete: 'Delete resource…',
    },
    rotating: {
      title: (name: string) => `Rotate the player token for ${name}?`,
      text: 'Players that use the current token keep working for 24 hours. Update your manifests and players before then.',
      confirm: 'Rotate token',
      done: (name: string) => `${name} has a new player token`,
      failed: (name: string) => `The player token for ${name} could not be rotated.`,
    },
    enabling: {
      title: (name: string) => `Enable ${name}?`,
      text: 'Players follow its strategy again within one TTL.',
      confirm: 'Enable',
      done: (name: string) => `${name} enabled`,
      failed: (name: string) => `${name} could not be enabled.`,
    },
    disabling: {
      title: (name: string) => `Disable ${name}?`,
      text: 'Playback continues. Players get the pathways in the configured order, without the strategy.',
      confirm: 'Disable',
      done: (name: string) => `${name} disabled`,
      failed: (name: string) => `${name} could not be disabled.`,
    },
    deleting: {
      title: (name: string) => `Delete ${name}?`,
      text: 'Players receive 410 Gone and permanently stop requesting steering. Viewers stay on their current pathway, even if it fails. This cannot be undone.',
      confirm: 'Delete resource',
      done: (name: string) => `${name} deleted`,
      failed: (name: string) => `${name} could not be deleted.`,
    },
    form: {
      loading: 'Resource',
      missing: 'Resource does not exist.',
      notLoaded: 'Resource could not be loaded.',
      name: 'Name',
      nameHint: 'Letters, numbers, dots, hyphens, and underscores',
      manifest: 'Manifest',
      manifestHint: 'URL of the HLS or DASH manifest that players load',
      protocol: 'Protocol',
      protocolHint:
        'The path ends in neither .m3u8 nor .mpd. Your choice is stored in the URL fragment (#), which is never sent to a server.',
      check: 'Check manifest',
      reachable: (status: number | null) => `The manifest is reachable${status === null ? '' : ` (${status})`}.`,
      unreachable: (reason: string) =>
        `The manifest is not reachable from the internet${reason}. You can still save the resource.`,
      /** By the check's code, with the HTTP status if there is one. */
      unreachableReasons,
      notChecked: 'The manifest could not be checked.',
      ttl: 'TTL',
      ttlUnit: 'seconds',
      load: (viewers: string, perSecond: string) =>
        `Each viewer sends one request per TTL: ${viewers} viewers make ${perSecond} requests per second.`,
      shortTtl: (ttl: number) =>
        `Each viewer sends a request every ${ttl} s. That is a high rate for players and the steering service.`,
      strategy: 'Strategy',
      strategyHints: {
        PRIORITY: 'Every viewer starts on the first pathway and moves down the list when a pathway fails.',
        WEIGHTED: 'Viewers are divided by weight; each session keeps its pathway.',
        ROUND_ROBIN: 'Each new session starts on the next pathway.',
        PERFORMANCE: 'The pathway that was fastest in the last five minutes comes first.',
      } satisfies Record<SteeringStrategy, string>,
      pathways: 'Pathways',
      pathwaysHint: 'In the order players try them',
      add: 'Add pathway',
      allAdded: 'All pathways are in the list.',
      noneYet: 'There are no pathways yet. Create one first.',
      createPathway: 'Create pathway',
      createAndAdd: 'Create and add',
      cancel: 'Cancel',
      pathwaysNotLoaded: 'Pathways could not be loaded.',
      disabled: 'disabled',
      was: (before: string) => `was ${before}`,
      ttlSlider: 'TTL slider',
      ttlMark: (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`),
      weightOf: (name: string) => `Weight of ${name}`,
      percent: '%',
      aboutWeights: 'About weights',
      weightsHelp: 'A weight is a share of new sessions. A session keeps its pathway while that pathway works.',
      sum: (sum: number) => `Weights add up to ${sum}%`,
      distribute: 'Distribute evenly',
      clone: 'Added after packaging',
      cloneHint: 'Select the pathways that the manifest does not list. Players get them as copies with another host.',
      clonesOf: (clones: readonly string[], base: string) =>
        clones.length === 1
          ? `The manifest does not list ${namesOf(clones, 1)}, so players get it as a copy of ${base} with another host.`
          : `The manifest does not list ${namesOf(clones, clones.length)}, so players get them as copies of ${base} with other hosts.`,
      active: 'Active',
    },
    createDrawer: {
      title: 'Create resource',
      description:
        'You get a player token when you create the resource. Players use the token to ask which pathway to use.',
      submit: 'Create resource',
      done: (name: string) => `${name} created`,
      failed: 'The resource could not be created.',
    },
    duplicateDrawer: { title: (name: string) => `Duplicate ${name}` },
    editDrawer: {
      changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
      delay: (ttl: number) => `Players follow within ${ttl.toLocaleString('en-US')} s of saving.`,
      discard: 'Discard',
      submit: 'Save changes',
      done: (name: string) => `${name} updated. Players pick up the change within one TTL.`,
    },
  },
  pathways: {
    title: 'Pathways',
    description: (entity: string) => `The CDNs that can deliver ${entity}’s streams.`,
    searchLabel: 'Search pathways',
    searchPlaceholder: 'Search by name or hostname, or filter…',
    create: 'Create pathway',
    columns: { name: 'Name', hostname: 'Hostname', usedBy: 'Used by', created: 'Created', modified: 'Updated' },
    resourceCount: resourcesOf,
    empty: { title: 'No pathways yet', text: 'Create one for each CDN that delivers your streams.' },
    noMatch: {
      title: 'No pathways match',
      text: (search: string) =>
        search === '' ? 'No pathway matches these filters.' : `No name or hostname contains “${search}”.`,
    },
    missing: 'Pathway does not exist.',
    notLoaded: 'Pathways could not be loaded.',
    actions: {
      edit: 'Edit',
      history: 'History',
      duplicate: 'Duplicate',
      enable: 'Enable…',
      disable: 'Disable…',
      delete: 'Delete pathway…',
    },
    enabling: {
      title: (name: string) => `Enable ${name}?`,
      text: 'Players can be steered to it again within one TTL.',
      confirm: 'Enable',
      done: (name: string) => `${name} enabled`,
      failed: (name: string) => `${name} could not be enabled.`,
    },
    disabling: {
      title: (name: string) => `Disable ${name}?`,
      text: (usedBy: number) =>
        usedBy === 0
          ? 'No resource uses it.'
          : `${resourcesOf(usedBy)} ${usedBy === 1 ? 'uses' : 'use'} it. Players move to the next pathway within one TTL.`,
      /** With the first names. */
      activeText: (names: readonly string[], count: number) => {
        if (count === 0) return 'No active resource uses it.';
        return `${count} active ${count === 1 ? 'resource uses' : 'resources use'} it: ${namesOf(names, count)}. Players move to the next pathway within one TTL.`;
      },
      confirm: 'Disable',
      done: (name: string) => `${name} disabled`,
      failed: (name: string) => `${name} could not be disabled.`,
      obstacles: (names: string) => `No other active pathway in: ${names}.`,
      /** Active resources that have no other active pathway. */
      lastTitle: (name: string) => `${name} cannot be disabled`,
      lastText: (names: readonly string[], count: number) =>
        `It is the last active pathway for ${namesOf(names, count)}. Give ${count === 1 ? 'that resource' : 'them'} another active pathway, or disable ${count === 1 ? 'it' : 'them'} first.`,
      close: 'Close',
    },
    deleting: {
      title: (name: string) => `Delete ${name}?`,
      text: 'No resource uses it. This cannot be undone.',
      inUse: (usedBy: number) =>
        `${resourcesOf(usedBy)} ${usedBy === 1 ? 'uses' : 'use'} it. Remove it from ${usedBy === 1 ? 'that resource' : 'them'} first.`,
      confirm: 'Delete pathway',
      done: (name: string) => `${name} deleted`,
      failed: (name: string) => `${name} could not be deleted.`,
      obstacles: (names: string) => `Used by: ${names}.`,
    },
    form: {
      loading: 'Pathway',
      missing: 'Pathway does not exist.',
      notLoaded: 'Pathway could not be loaded.',
      name: 'Name',
      nameHint: 'The name in manifests: PATHWAY-ID in HLS, serviceLocation in DASH. You cannot change it later.',
      nameFixed: 'Manifests refer to this name, so it cannot be changed. To use another name, duplicate the pathway.',
      hostname: 'Hostname',
      hostnameHint: 'No scheme, path, or port, for example cdn.example.com',
      active: 'Active',
    },
    createDrawer: {
      title: 'Create pathway',
      submit: 'Create pathway',
      done: (name: string) => `${name} created`,
      failed: 'The pathway could not be created.',
    },
    duplicateDrawer: { title: (name: string) => `Duplicate ${name}` },
    editDrawer: {
      title: (name: string) => `Edit ${name}`,
      submit: 'Save changes',
      done: (name: string) => `${name} updated`,
    },
  },
  preview: {
    details: { token: 'Player token', serverUri: 'Steering URL', updated: 'Updated', created: 'Created' },
    manifest: 'manifest URL',
    clone: 'added after packaging',
    percent: (weight: number) => `${weight}%`,
    ttl: (seconds: string, viewers: string, perSecond: string) =>
      `${seconds} seconds · ${perSecond} requests per second with ${viewers} viewers`,
    showToken: 'Show the player token',
    hideToken: 'Hide the player token',
    rotate: 'Rotate…',
    token: 'player token',
    close: 'Close',
    kinds: { response: 'Response', tag: 'Tag', players: 'Players' },
    kind: 'Preview content',
    response: 'Response to players',
    steering: 'Live preview',
    noPathways: 'Add a pathway to see the response to players here.',
    tags: { hls: 'In the HLS multivariant playlist', dash: 'In the DASH manifest', object: 'tag' },
    players: { object: 'code' },
    simulate: {
      title: 'Simulate a viewer',
      text: 'See which pathway one viewer is sent to over the next few TTLs.',
      pathway: 'Current pathway',
      anyPathway: 'None yet',
      throughput: 'Throughput',
      throughputUnit: 'Mbit/s',
      at: (seconds: number) => `${seconds.toLocaleString('en-US')} s`,
      timeline: 'Responses over time',
    },
  },
};
