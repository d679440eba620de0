import { geoEqualEarth, geoPath } from 'd3-geo';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { codeOf } from './countryCodes.ts';

export interface CountryShape {
  /** ISO 3166-1, two letters. */
  code: string;
  path: string;
  /** Middle of its largest part. */
  middle: readonly [x: number, y: number];
}

/** Of the drawing below; the page scales it. */
export const worldSize = { width: 960, height: 440 } as const;

interface Named {
  name: string;
}

/** All countries that are large enough to be drawn, in a projection that keeps areas comparable; without Antarctica. */
export function worldShapes(): CountryShape[] {
  // What the file holds, which its inferred type does not say.
  const topology = atlas as unknown as Topology<{ countries: GeometryCollection<Named> }>;
  const all: FeatureCollection<Geometry, Named> = feature(topology, topology.objects.countries);
  const countries = all.features.flatMap((country) => {
    const code = codeOf(country.id === undefined ? undefined : String(country.id), country.properties.name);
    return code === undefined || code === 'AQ' ? [] : [{ code, country }];
  });
  const collection: FeatureCollection<Geometry, Named> = {
    type: 'FeatureCollection',
    features: countries.map(({ country }) => country),
  };
  const projection = geoEqualEarth().fitSize([worldSize.width, worldSize.height], collection);
  // A tenth of a unit is less than a pixel on any screen.
  const path = geoPath(projection).digits(1);
  return countries.map(({ code, country }) => ({
    code,
    path: path(country) ?? '',
    middle: path.centroid(country),
  }));
}
