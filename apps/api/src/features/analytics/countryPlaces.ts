/**
 * The center of the largest part of each country, in degrees: code, latitude, longitude. Computed from Natural Earth's outlines
 * (world-atlas, 1:50 m), except for the smallest countries, for API clients without a map.
 */
const table = `
AE 23.9 54.3, AF 33.8 65.9, AL 41.1 20.1, AM 40.3 44.9, AO -12.3 17.6, AR -34.5 -64.7, AT 47.6 14.1
AU -25.6 134.2, AZ 40.3 47.7, BA 44.2 17.8, BD 23.9 90.2, BE 50.6 4.6, BF 12.3 -1.8, BG 42.8 25.2, BI -3.4 29.9
BJ 9.6 2.3, BN 4.5 114.6, BO -16.7 -64.7, BR -10.7 -53.2, BS 24.7 -78.0, BT 27.4 90.4, BW -22.2 23.8
BY 53.5 28.0, BZ 17.2 -88.7, CA 58.6 -99.0, CD -2.9 23.6, CF 6.6 20.5, CG -0.8 15.2, CH 46.8 8.2, CI 7.6 -5.6
CL -34.4 -70.9, CM 5.7 12.7, CN 36.8 103.3, CO 3.9 -73.1, CR 10.0 -84.2, CU 21.6 -78.9, CY 35.3 33.6
CZ 49.7 15.3, DE 51.0 10.4, DJ 11.7 42.6, DK 56.2 9.3, DO 18.9 -70.5, DZ 28.1 2.6, EC -1.4 -78.4, EE 58.7 25.8
EG 26.5 29.9, EH 24.2 -12.3, ER 15.4 38.8, ES 40.4 -3.6, ET 8.6 39.6, FI 64.3 26.2, FJ -17.8 178.0
FK -51.7 -58.8, FR 46.6 2.5, GA -0.6 11.8, GB 53.8 -2.4, GE 42.2 43.5, GH 7.9 -1.2, GL 73.1 -41.8, GM 13.5 -15.4
GN 10.4 -10.9, GQ 1.6 10.5, GR 39.5 22.6, GT 15.7 -90.4, GW 12.1 -14.9, GY 4.8 -59.0, HN 14.8 -86.6
HR 45.2 16.4, HT 18.9 -72.7, HU 47.2 19.4, ID -0.2 114.0, IE 53.2 -8.1, IL 31.5 35.0, IN 22.8 79.5, IQ 33.0 43.8
IR 32.5 54.4, IS 65.0 -18.6, IT 43.5 12.3, JM 18.2 -77.3, JO 31.2 36.8, JP 36.6 137.9, KE 0.6 37.8, KG 41.5 74.5
KH 12.7 104.9, KP 40.1 127.2, KR 36.5 127.9, KW 29.3 47.6, KZ 48.4 67.2, LA 18.5 103.8, LB 33.9 35.9
LK 7.6 80.7, LR 6.5 -9.3, LS -29.6 28.2, LT 55.3 23.9, LU 49.8 6.1, LV 56.9 24.9, LY 27.0 18.1, MA 29.8 -8.7
MD 47.2 28.5, ME 42.8 19.2, MG -19.3 46.7, MK 41.6 21.7, ML 17.3 -3.6, MM 21.1 96.5, MN 47.0 103.1
MR 20.2 -10.4, MW -13.2 34.3, MX 23.9 -102.2, MY 3.6 114.7, MZ -17.2 35.6, NA -22.1 17.2, NC -21.3 165.5
NE 17.4 9.3, NG 9.6 8.1, NI 12.8 -85.0, NL 52.3 5.6, NO 63.8 12.2, NP 28.3 83.9, NZ -43.9 170.6, OM 20.6 56.1
PA 8.5 -80.1, PE -9.1 -74.4, PG -6.6 144.2, PH 15.9 121.4, PK 29.9 69.2, PL 52.1 19.4, PR 18.2 -66.5
PS 31.9 35.2, PT 39.7 -8.0, PY -23.2 -58.4, QA 25.3 51.2, RO 45.8 25.0, RS 44.2 20.8, RU 65.9 95.5, RW -2.0 29.9
SA 24.1 44.7, SB -9.6 160.2, SD 16.0 29.9, SE 62.4 16.2, SI 46.1 14.8, SK 48.7 19.5, SL 8.6 -11.8, SN 14.4 -14.5
SO 4.7 45.7, SR 4.1 -55.9, SS 7.3 30.3, SV 13.7 -88.9, SY 35.0 38.5, SZ -26.6 31.5, TD 15.3 18.6, TF -49.3 69.5
TG 8.5 1.0, TH 15.1 101.0, TJ 38.5 71.0, TL -8.8 125.9, TM 39.1 59.4, TN 34.1 9.6, TR 39.1 35.4, TT 10.4 -61.3
TW 23.7 121.0, TZ -6.3 34.8, UA 49.2 31.3, UG 1.3 32.4, US 39.9 -98.8, UY -32.8 -56.0, UZ 41.8 63.3
VE 7.1 -66.2, VN 16.5 106.3, VU -15.2 166.8, XK 42.6 20.9, YE 15.9 47.5, ZA -29.0 25.2, ZM -13.5 27.8
ZW -19.0 29.9, AD 42.5 1.6, BB 13.2 -59.6, BH 26.0 50.5, CV 15.1 -23.6, HK 22.4 114.1, KM -11.7 43.3, LI 47.1 9.6
MC 43.7 7.4, MO 22.2 113.5, MT 35.9 14.4, MU -20.3 57.6, MV 3.2 73.2, SC -4.7 55.5, SG 1.4 103.8, SM 43.9 12.5
WS -13.6 -172.4
`;

export type Coordinates = { readonly lat: number; readonly lon: number };

const coordinates: ReadonlyMap<string, Coordinates> = new Map(
  table
    .trim()
    .split(/,\s+|\n/)
    .map((line) => {
      const [code = '', lat, lon] = line.split(' ');
      return [code, { lat: Number(lat), lon: Number(lon) }];
    }),
);

/** Unknown countries are at 0° latitude and longitude. */
export const coordinatesOf = (country: string): Coordinates => coordinates.get(country) ?? { lat: 0, lon: 0 };
