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
  ADDRESS: () => ': the address must begin with https:// and hold no password',
  PORT: () => ': only the ports 443 and 8443 are asked',
  NO_PUBLIC_ADDRESS: () => ': its host has no public address',
  REDIRECT: (status) => `: it redirects (${status}), which is not followed`,
  STATUS: (status) => `: it answers ${status}`,
  CERTIFICATE: () => ': its certificate is not valid',
  NO_CONNECTION: () => ': no connection could be made',
  TIMEOUT: () => ': it does not answer within 3 seconds',
};

/** The words of Edge Delivery: resources that are steered, and pathways, the CDNs they are steered to. */
export const edgeDeliveryMessages = {
  title: 'Edge Delivery',
  tabs: 'Resources and pathways',
  strategies,
  protocols,
  statuses: { true: 'Active', false: 'Disabled' },
  statusField: 'Status',
  resources: {
    title: 'Resources',
    description: (entity: string) => `The streams of ${entity}, and which pathway their players are told to use.`,
    searchLabel: 'Search resources',
    searchPlaceholder: 'Search by name or manifest, or filter…',
    create: 'Create resource',
    columns: { name: 'Name', strategy: 'Strategy', pathways: 'Pathways', ttl: 'TTL', updatedAt: 'Updated' },
    noPathways: 'None',
    more: (count: number) => `+${count}`,
    seconds: (ttl: string) => `${ttl} s`,
    empty: { title: 'No resources yet', text: 'Create one for each stream whose players you want to steer.' },
    noMatch: {
      title: 'No resources match',
      text: (search: string) =>
        search === '' ? 'No resource fits these filters.' : `No name or manifest contains “${search}”.`,
    },
    missing: 'Resource does not exist.',
    notLoaded: 'Resources could not be loaded.',
    actions: {
      preview: 'Preview…',
      edit: 'Edit',
      duplicate: 'Duplicate',
      rotate: 'Rotate player token…',
      enable: 'Enable…',
      disable: 'Disable…',
      delete: 'Delete resource…',
    },
    rotating: {
      title: (name: string) => `Rotate the player token of ${name}?`,
      text: 'Players with the present token are answered for 24 hours more. Put the new one into your manifests and players until then.',
      confirm: 'Rotate token',
      done: (name: string) => `${name} has a new player token`,
      failed: (name: string) => `The player token of ${name} could not be rotated.`,
    },
    enabling: {
      title: (name: string) => `Enable ${name}?`,
      text: 'Its strategy decides again which pathway players use. They follow within its TTL.',
      confirm: 'Enable',
      done: (name: string) => `${name} is enabled`,
      failed: (name: string) => `${name} could not be enabled.`,
    },
    disabling: {
      title: (name: string) => `Disable ${name}?`,
      text: 'Viewers play on. Players are told the configured order of the pathways, without the strategy.',
      confirm: 'Disable',
      done: (name: string) => `${name} is disabled`,
      failed: (name: string) => `${name} could not be disabled.`,
    },
    deleting: {
      title: (name: string) => `Delete ${name}?`,
      text: 'Players are answered 410 and stop asking for good: viewers stay on the pathway they are on, even if it fails. This cannot be undone.',
      confirm: 'Delete resource',
      done: (name: string) => `${name} is deleted`,
      failed: (name: string) => `${name} could not be deleted.`,
    },
    form: {
      loading: 'Resource',
      missing: 'Resource does not exist.',
      notLoaded: 'Resource could not be loaded.',
      name: 'Name',
      nameHint: 'Letters, digits, dots, hyphens and underscores',
      manifest: 'Manifest',
      manifestHint: 'The address of the HLS or DASH manifest that players load',
      protocol: 'Protocol',
      protocolHint:
        'The path ends in neither .m3u8 nor .mpd. What you choose stands after # in the address, which no server is sent.',
      check: 'Check that it can be reached',
      reachable: (status: number | null) => `It can be reached${status === null ? '' : ` (${status})`}.`,
      unreachable: (reason: string) =>
        `It cannot be reached from the internet${reason}. The resource can be saved all the same.`,
      /** By the code that the check answers, with the HTTP status where there was one. */
      unreachableReasons,
      notChecked: 'The manifest could not be checked.',
      ttl: 'TTL',
      ttlUnit: 'seconds',
      load: (viewers: string, perSecond: string) =>
        `Each viewer asks once a TTL: ${viewers} viewers are ${perSecond} requests a second.`,
      shortTtl: (ttl: number) =>
        `Each viewer calls every ${ttl} s. That is much for players and for the steering service.`,
      strategy: 'Strategy',
      strategyHints: {
        PRIORITY: 'Every viewer begins with the first pathway and moves down the list when it fails.',
        WEIGHTED: 'Viewers are divided by weight; a session keeps its pathway.',
        ROUND_ROBIN: 'Each new session begins with the next pathway.',
        PERFORMANCE: 'The pathway that was fastest for players in the last five minutes comes first.',
      } satisfies Record<SteeringStrategy, string>,
      pathways: 'Pathways',
      pathwaysHint: 'In the order in which they are tried',
      add: 'Add a pathway',
      allAdded: 'Every pathway is in the list.',
      noneYet: 'There are no pathways yet. Create one first.',
      needsPathway: 'A resource needs a pathway, and there is none yet.',
      createPathway: 'Create a pathway',
      pathwaysNotLoaded: 'Pathways could not be loaded.',
      disabled: 'disabled',
      weightOf: (name: string) => `Weight of ${name}`,
      percent: '%',
      sum: (sum: number) => `Weights add up to ${sum} %`,
      distribute: 'Distribute evenly',
      clone: 'Added after packaging',
      cloneOf: (name: string) => `${name} was added after packaging`,
      active: 'Active',
    },
    createDrawer: {
      title: 'Create resource',
      description: 'Its players ask which pathway to use. They get a token for that when it is created.',
      submit: 'Create resource',
      done: (name: string) => `${name} is created`,
      failed: 'The resource could not be created.',
    },
    duplicateDrawer: { title: (name: string) => `Duplicate ${name}` },
    editDrawer: {
      title: (name: string) => `Edit ${name}`,
      submit: 'Save changes',
      done: (name: string) => `${name} is updated. Players follow within its TTL`,
    },
  },
  pathways: {
    title: 'Pathways',
    description: (entity: string) => `The CDNs that the streams of ${entity} can be played from.`,
    searchLabel: 'Search pathways',
    searchPlaceholder: 'Search by name or hostname, or filter…',
    create: 'Create pathway',
    columns: { name: 'Name', hostname: 'Hostname', usedBy: 'Used by', created: 'Created', modified: 'Modified' },
    resourceCount: resourcesOf,
    empty: { title: 'No pathways yet', text: 'Create one for each CDN that your streams are on.' },
    noMatch: {
      title: 'No pathways match',
      text: (search: string) =>
        search === '' ? 'No pathway fits these filters.' : `No name or hostname contains “${search}”.`,
    },
    missing: 'Pathway does not exist.',
    notLoaded: 'Pathways could not be loaded.',
    actions: {
      edit: 'Edit',
      duplicate: 'Duplicate',
      enable: 'Enable…',
      disable: 'Disable…',
      delete: 'Delete pathway…',
    },
    enabling: {
      title: (name: string) => `Enable ${name}?`,
      text: 'Players of the resources that use it may be steered to it within their TTL.',
      confirm: 'Enable',
      done: (name: string) => `${name} is enabled`,
      failed: (name: string) => `${name} could not be enabled.`,
    },
    disabling: {
      title: (name: string) => `Disable ${name}?`,
      text: (usedBy: number) =>
        usedBy === 0
          ? 'No resource uses it.'
          : `${resourcesOf(usedBy)} ${usedBy === 1 ? 'uses' : 'use'} it. Their players move to the next pathway within their TTL.`,
      /** With the names of the first ones. */
      activeText: (names: readonly string[], count: number) => {
        if (count === 0) return 'No active resource uses it.';
        return `${count} active ${count === 1 ? 'resource uses' : 'resources use'} it: ${namesOf(names, count)}. Their players move to the next pathway within their TTL.`;
      },
      confirm: 'Disable',
      done: (name: string) => `${name} is disabled`,
      failed: (name: string) => `${name} could not be disabled.`,
      obstacles: (names: string) => `Without another active pathway: ${names}.`,
      /** Active resources that have no other active pathway. */
      lastTitle: (name: string) => `${name} cannot be disabled`,
      lastText: (names: readonly string[], count: number) =>
        `It is the last active pathway of ${namesOf(names, count)}. Give ${count === 1 ? 'that resource' : 'them'} another active pathway, or disable ${count === 1 ? 'it' : 'them'} first.`,
      close: 'Close',
    },
    deleting: {
      title: (name: string) => `Delete ${name}?`,
      text: 'No resource uses it. This cannot be undone.',
      inUse: (usedBy: number) =>
        `${resourcesOf(usedBy)} ${usedBy === 1 ? 'uses' : 'use'} it. Remove it from ${usedBy === 1 ? 'that resource' : 'them'} first.`,
      confirm: 'Delete pathway',
      done: (name: string) => `${name} is deleted`,
      failed: (name: string) => `${name} could not be deleted.`,
      obstacles: (names: string) => `Used by: ${names}.`,
    },
    form: {
      loading: 'Pathway',
      missing: 'Pathway does not exist.',
      notLoaded: 'Pathway could not be loaded.',
      name: 'Name',
      nameHint: 'As manifests name it: PATHWAY-ID in HLS, serviceLocation in DASH. It cannot be changed later.',
      nameFixed: 'Manifests name it by this, so it stays. Duplicate the pathway to give it another name.',
      hostname: 'Hostname',
      hostnameHint: 'Without scheme, path or port: cdn.example.com',
      active: 'Active',
    },
    createDrawer: {
      title: 'Create pathway',
      submit: 'Create pathway',
      done: (name: string) => `${name} is created`,
      failed: 'The pathway could not be created.',
    },
    duplicateDrawer: { title: (name: string) => `Duplicate ${name}` },
    editDrawer: {
      title: (name: string) => `Edit ${name}`,
      submit: 'Save changes',
      done: (name: string) => `${name} is updated`,
    },
  },
  preview: {
    details: {
      manifest: 'Manifest',
      ttl: 'TTL',
      strategy: 'Strategy',
      token: 'Player token',
      serverUri: 'Steering address',
      updated: 'Updated',
    },
    created: 'created',
    clone: 'added after packaging',
    percent: (weight: number) => `${weight} %`,
    ttl: (seconds: string, viewers: string, perSecond: string) =>
      `${seconds} seconds · ${perSecond} requests a second at ${viewers} viewers`,
    showToken: 'Show the player token',
    hideToken: 'Hide the player token',
    rotate: 'Rotate…',
    token: 'player token',
    edit: 'Edit',
    close: 'Close',
    kinds: { ...protocols, tags: 'Tags', players: 'Players' },
    kind: 'What to preview',
    answer: 'Answer to players',
    steering: 'Steering preview',
    notLoaded: 'The preview could not be loaded.',
    noPathways: 'Give the resource a pathway, and its answer is shown here.',
    tags: { hls: 'In the HLS multivariant playlist', dash: 'In the DASH manifest', object: 'tag' },
    players: { object: 'code' },
    simulate: {
      title: 'Simulate a viewer',
      text: 'What one viewer is told over the next TTLs, playing from what came first.',
      format: 'Format',
      pathway: 'Plays from',
      anyPathway: 'Nothing yet',
      throughput: 'Throughput',
      throughputUnit: 'Mbit/s',
      run: 'Simulate',
      at: (seconds: number) => `${seconds} s`,
      timeline: 'Answers over time',
      failed: 'The simulation could not be run.',
    },
  },
};
