import { geoEqualEarth, geoPath } from 'd3-geo';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };
import { codeOf } from './countryCodes.ts';

export interface CountryShape {
  /** ISO 3166-1 alpha-2. */
  code: string;
  path: string;
  /** Center of its largest part. */
  middle: readonly [x: number, y: number];
}

/** Size of the drawing, which the page scales. */
export const worldSize = { width: 960, height: 440 } as const;

interface Named {
  name: string;
}

/** All countries large enough to draw, in an equal-area projection, without Antarctica. */
export function worldShapes(): CountryShape[] {
  // The file's real type, wider than the inferred one.
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
