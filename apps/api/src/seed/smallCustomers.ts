import type { Traffic } from './demoTraffic.ts';

// Pebble Kids is new, and the others without a row have no Edge Intelligence.
// name | peak | UTC peak hour | country | edge | hours without data | channels
const CUSTOMERS = `
Canal Meridian     | 27400 | 20 | FR | par-01 |   | Sport 1, Canal Un
Harbor FM          |  2100 |  8 | NG | los-01 | 3 | Harbor Live
Kiteplay           |  9600 | 19 | SE | sto-01 |   | Kite One, Kite Kids
Old Harbour TV     | 14200 | 20 | GB | lon-01 |   | Harbour One, Harbour Gold
Jade Stream        | 38500 | 13 | SG | sin-01 |   | Jade Drama, Jade Sport
Polaris Kino       |  5300 | 19 | FI | hel-01 |   | Polaris Premiere
Aurora Nyheter     | 21700 | 17 | SE | sto-01 |   | Aurora Direkt, Aurora Local
Bluepeak Live      |  7900 | 20 | GB | lon-01 |   | Bluepeak Stage
Skerry Radio       |  1300 |  7 | GB | lon-01 |   | Skerry Live
Tundra Esports     | 18800 | 18 | FI | hel-01 |   | Tundra Main, Tundra Qualifiers
Maelstrom Media    |  8700 | 19 | NO | osl-01 |   | Maelstrom Live
Birch & Bell       |   940 | 12 | GB | lon-01 |   | Birch Concerts
Saga Barn          |  6400 | 16 | SE | sto-01 |   | Saga Barn, Saga Natt
Havsbris Play      |  1900 | 20 | SE | sto-01 |   | Havsbris
Lykke Channel      |  5800 | 18 | DK | cph-01 |   | Lykke
Nordvind Sport     | 24300 | 18 | SE | sto-01 |   | Nordvind 1, Nordvind 2
Amber Coast TV     | 11600 | 19 | PL | waw-01 |   | Amber One, Amber News
Dovetail Learning  |   620 | 14 | GB | lon-01 |   | Live lessons
Granite City Live  |  4700 | 20 | GB | lon-01 |   | Granite Stage
Vinterland         |  3600 | 18 | SE | sto-01 |   | Vinter Live
Seabird News       | 29800 |  7 | GB | lon-01 |   | Seabird Live, Seabird World
Rune Arena         |  9100 | 19 | SE | sto-01 |   | Rune Main Stage
Copperline         |   780 | 23 | US | nyc-03 |   | Copperline Live
Mira Kanal         | 12900 | 19 | TR | ist-01 |   | Mira, Mira Haber
Papaya Tunes       |  1700 | 21 | FR | par-01 |   | Papaya Live
Kestrel Racing     | 16500 | 14 | DE | fra-02 |   | Race control, Onboard
Ostrava Stream     |  2400 | 19 | CZ | prg-01 |   | Ostrava Live
Nimbus Klassik     |  3100 | 20 | DE | fra-02 |   | Nimbus Konzert`;

/** Northlight's other customers with Edge Intelligence. */
export const smallCustomers: Readonly<Record<string, Traffic>> = Object.fromEntries(
  CUSTOMERS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', peak, peakHour, country = '', edge = '', silent, channels = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return [
        name,
        {
          peak: Number(peak),
          peakHour: Number(peakHour),
          channels: channels.split(', '),
          countries: [[country, 1, edge]],
          isSmall: true,
          silentHours: Number(silent),
        },
      ];
    }),
);
