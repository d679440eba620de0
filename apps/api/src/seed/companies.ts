import type { Culture } from './names.ts';

export type SeedService = 'EDGE_INTELLIGENCE' | 'EDGE_ANALYTICS' | 'EDGE_DELIVERY';
export type SeedTier = 'LITE' | 'ADVANCED' | 'FULL';
export type SeedEntityType = 'PLATFORM' | 'RESELLER' | 'CUSTOMER';

/** A company in the seed. `share` is its weight among companies without an exact headcount. */
export type Company = {
  type: SeedEntityType;
  name: string;
  companyName: string;
  parent: string | null;
  region: string;
  culture: Culture;
  tier: SeedTier;
  services: readonly SeedService[];
  active: boolean;
  /** Days between the company's creation and the epoch, at most three years. */
  ageDays: number;
  /** An exact number of users, or a weight among the companies without one. */
  userCount: { exactly: number } | { share: number };
};

const PLATFORM_NAME = 'Edgeworks';

const ALL: readonly SeedService[] = ['EDGE_INTELLIGENCE', 'EDGE_ANALYTICS', 'EDGE_DELIVERY'];
const THREE_YEARS = 1095;

// Abbreviations in the tables below.
const SERVICE_LETTERS: Record<SeedService, string> = {
  EDGE_INTELLIGENCE: 'i',
  EDGE_ANALYTICS: 'a',
  EDGE_DELIVERY: 'd',
};
const TIER_LETTERS: Record<string, SeedTier> = { L: 'LITE', A: 'ADVANCED', F: 'FULL' };

const REGIONS: Record<Culture, string> = {
  nordic: 'eu-north',
  iberian: 'eu-south',
  english: 'eu-west',
  french: 'eu-west',
  german: 'eu-central',
  slavic: 'eu-central',
  turkish: 'me-central',
  arabic: 'me-central',
  westAfrican: 'af-west',
  southAsian: 'ap-south',
  eastAsian: 'ap-east',
};

// Tidewater has no customers yet.
// name | legal name suffix | culture | tier | services | age in days | share of users
const RESELLERS = `
Northlight   | Media AB          | nordic      | F | iad | 1060 | 32
Meridian     | Broadcast S.A.    | iberian     | F | iad |  980 | 18
Baobab       | Digital Ltd       | westAfrican | A | iad |  720 | 12
Lotusgate    | Networks Pte Ltd  | eastAsian   | F | iad |  655 | 15
Alpenglow    | Streaming GmbH    | german      | A | ia  |  410 |  9
Tidewater    | Networks Inc      | english     | A | iad |   75 |  2`;

// Pebble Kids is new: it has no data, key, or token yet.
const CUSTOMERS: Record<string, string> = {
  Northlight: `
Solstice TV        | AB        | nordic      | F | iad | 1010 | 64
Fjordcast          | AS        | nordic      | F | iad |  995 | 58
Canal Meridian     | S.A.S.    | french      | A | iad |  940 | 49
Lumen Sports       | Pvt Ltd   | southAsian  | F | iad |  930 | 71
Harbor FM          | Ltd       | westAfrican | L | ia  |  905 | 19
Kiteplay           | AB        | nordic      | A | iad |  890 | 42
Old Harbour TV     | Ltd       | english     | A | ia  |  860 | 33
Jade Stream        | Pte Ltd   | eastAsian   | F | iad |  845 | 61
Polaris Kino       | Oy        | nordic      | A | iad |  820 | 37
Aurora Nyheter     | AB        | nordic      | F | iad |  800 | 55
Bluepeak Live      | Ltd       | english     | A | id  |  785 | 31
Vega Filmhus       | ApS       | nordic      | L | a   |  760 | 12
Skerry Radio       | Ltd       | english     | L | i   |  745 | 9
Tundra Esports     | Oy        | nordic      | A | id  |  730 | 46
Maelstrom Media    | AS        | nordic      | A | iad |  700 | 34
Birch & Bell       | Ltd       | english     | L | ia  |  690 | 15
Saga Barn          | AB        | nordic      | A | iad |  665 | 28
Havsbris Play      | AB        | nordic      | L | id  |  640 | 17
Lykke Channel      | ApS       | nordic      | A | iad |  610 | 29
Kelp Forest        | Ltd       | english     | L | a   |  590 | 8
Nordvind Sport     | AS        | nordic      | F | iad |  570 | 52
Sable Pictures     | Inc       | english     | A | ad  |  545 | 25
Amber Coast TV     | Sp. z o.o.| slavic      | A | iad |  520 | 36
Dovetail Learning  | Ltd       | english     | L | ia  |  495 | 14
Lantern Docs       | Oy        | nordic      | L | ad  |  470 | 11
Granite City Live  | Ltd       | english     | A | iad |  440 | 27
Vinterland         | AB        | nordic      | A | id  |  415 | 23
Seabird News       | Ltd       | english     | F | iad |  390 | 41
Rune Arena         | AS        | nordic      | A | iad |  350 | 30
Copperline         | Inc       | english     | L | i   |  310 | 10
Mira Kanal         | A.Ş.      | turkish     | A | iad |  280 | 32
Papaya Tunes       | SARL      | french      | L | ia  |  245 | 13
Foxglove Studios   | Ltd       | english     | A | ad  |  210 | 22
Kestrel Racing     | GmbH      | german      | F | iad |  170 | 38
Ostrava Stream     | s.r.o.    | slavic      | L | id  |  130 | 16
Driftwood TV       | Inc       | english     | L | a   |   88 | 7
Nimbus Klassik     | GmbH      | german      | A | iad |   47 | 18
Pebble Kids        | AB        | nordic      | L | ia  |    3 | 0`,
  Meridian: `
Costa Viva         | S.L.      | iberian     | F | iad |  930 | 48
Andes Deportes     | S.A.      | iberian     | A | iad |  810 | 39
Tejo Play          | Lda       | iberian     | A | iad |  700 | 31
Rambla Música      | S.L.      | iberian     | L | ia  |  580 | 14
Pampa Noticias     | S.A.      | iberian     | F | iad |  470 | 44
Sol y Sombra       | S.L.      | iberian     | L | a   |  350 | 10
Ipê Filmes         | Ltda      | iberian     | A | id  |  220 | 24
Quetzal TV         | S.A.      | iberian     | A | iad |  120 | 27
Lagoa Esportes     | Ltda      | iberian     | L | ia  |   35 | 9`,
  Baobab: `
Savanna One        | Ltd       | westAfrican | A | iad |  690 | 40
Lagos Nightly      | Ltd       | westAfrican | F | iad |  560 | 43
Volta Sports       | Ltd       | westAfrican | A | id  |  430 | 29
Teranga TV         | SARL      | french      | L | ia  |  300 | 15
Kora Music         | Ltd       | westAfrican | L | a   |  180 | 11
Sahel Direct       | SA        | westAfrican | A | iad |   60 | 19`,
  Lotusgate: `
Harbourlight Asia  | Pte Ltd   | eastAsian   | F | iad |  620 | 51
Monsoon Play       | Pvt Ltd   | southAsian  | F | iad |  530 | 57
Bamboo Anime       | K.K.      | eastAsian   | A | iad |  400 | 35
Saffron Screen     | Pvt Ltd   | southAsian  | A | ia  |  290 | 28
Kinabalu Live      | Sdn Bhd   | eastAsian   | L | id  |  150 | 12
Rickshaw Radio     | Ltd       | southAsian  | L | i   |   40 | 8`,
  Alpenglow: `
Gipfel Sport       | GmbH      | german      | A | ia  |  380 | 33
Donau Kultur       | GmbH      | german      | L | a   |  260 | 14
Edelweiss Kino     | AG        | german      | A | ia  |   95 | 21`,
  [PLATFORM_NAME]: `
Bosphorus One      | A.Ş.      | turkish     | F | iad | 1040 | 54
Cedar Broadcast    | SAL       | arabic      | F | iad |  900 | 47
Prairie Public     | Inc       | english     | A | iad |  750 | 35
Dune Stream        | FZ-LLC    | arabic      | A | iad |  600 | 30
Vistula Network    | S.A.      | slavic      | F | iad |  450 | 45
Mistral Direct     | S.A.S.    | french      | A | id  |  320 | 26
Oasis Learning     | Ltd       | arabic      | L | ia  |  200 | 13
Juniper Arts       | Inc       | english     | L | a   |   25 | 7`,
};

/** The only disabled account in the seed. */
const SUSPENDED = new Set(['Kelp Forest']);

/** Every company, parents before children. */
export function companies(): Company[] {
  const platform: Company = {
    type: 'PLATFORM',
    name: PLATFORM_NAME,
    companyName: 'Edgeworks Platform Ltd',
    parent: null,
    region: 'eu-west',
    culture: 'nordic',
    tier: 'FULL',
    services: ALL,
    active: true,
    ageDays: THREE_YEARS,
    userCount: { exactly: 14 },
  };
  const resellers = rows(RESELLERS).map((row) => company('RESELLER', PLATFORM_NAME, row));
  const customers = Object.entries(CUSTOMERS).flatMap(([parent, text]) =>
    rows(text).map((row) => company('CUSTOMER', parent, row)),
  );
  return [platform, ...resellers, ...customers];
}

function rows(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

function company(type: SeedEntityType, parent: string, row: string[]): Company {
  const [name = '', ending = '', culture = '', tier = '', services = '', age = '', share = ''] = row;
  if (!isCulture(culture)) throw new RangeError(`Unknown culture "${culture}" of ${name}`);
  return {
    type,
    name,
    companyName: `${name} ${ending}`,
    parent,
    region: REGIONS[culture],
    culture,
    tier: TIER_LETTERS[tier] ?? 'LITE',
    services: ALL.filter((service) => services.includes(SERVICE_LETTERS[service])),
    active: !SUSPENDED.has(name),
    ageDays: Number(age),
    userCount: { share: Number(share) },
  };
}

function isCulture(text: string): text is Culture {
  return Object.hasOwn(REGIONS, text);
}
