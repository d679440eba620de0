import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type DecisionRequest } from './decide.ts';
import { pathwayOf, resourceOf } from './steering.fixture.ts';

const request: DecisionRequest = {
  resourceId: 'resource',
  session: { id: 'abc', turn: 0 },
  throughputs: new Map(),
  format: 'hls',
  reloadUri: 'https://steering.example/decision/token?session=abc',
};

describe('a decision', () => {
  it('has the format of HLS', () => {
    expect(decide(resourceOf(['cdn-a', 'cdn-b']), request)).toEqual({
      VERSION: 1,
      TTL: 300,
      'RELOAD-URI': 'https://steering.example/decision/token?session=abc',
      'PATHWAY-PRIORITY': ['cdn-a', 'cdn-b'],
    });
  });

  it('repeats the order for older DASH players', () => {
    expect(decide(resourceOf(['cdn-a', 'cdn-b']), { ...request, format: 'dash' })).toMatchObject({
      'PATHWAY-PRIORITY': ['cdn-a', 'cdn-b'],
      'SERVICE-LOCATION-PRIORITY': ['cdn-a', 'cdn-b'],
    });
  });

  it('clones pathways that were added after packaging', () => {
    const clones = [pathwayOf('cdn-c', { clone: true }), pathwayOf('cdn-d', { clone: true, active: false })];
    expect(decide(resourceOf(['cdn-a', ...clones]), request)).toMatchObject({
      'PATHWAY-PRIORITY': ['cdn-a', 'cdn-c'],
      'PATHWAY-CLONES': [{ 'BASE-ID': 'cdn-a', ID: 'cdn-c', 'URI-REPLACEMENT': { HOST: 'cdn-c.cdn.example' } }],
    });
  });

  it('clones a disabled packaged pathway, which is still in the manifest', () => {
    const pathways = [pathwayOf('cdn-a', { active: false }), pathwayOf('cdn-c', { clone: true })];
    expect(decide(resourceOf(pathways), request)).toMatchObject({
      'PATHWAY-PRIORITY': ['cdn-c'],
      'PATHWAY-CLONES': [{ 'BASE-ID': 'cdn-a', ID: 'cdn-c' }],
    });
  });

  it('keeps the configured order while the resource is not steered', () => {
    const resource = resourceOf(['cdn-a', 'cdn-b'], { steered: false, strategy: 'ROUND_ROBIN' });
    const session = { id: 'abc', turn: 1 };
    expect(decide(resource, { ...request, session })?.['PATHWAY-PRIORITY']).toEqual(['cdn-a', 'cdn-b']);
  });

  it('has all pathways if none is active, and is null without pathways', () => {
    const off = ['cdn-a', 'cdn-b'].map((name) => pathwayOf(name, { active: false }));
    expect(decide(resourceOf(off, { steered: false }), request)?.['PATHWAY-PRIORITY']).toEqual(['cdn-a', 'cdn-b']);
    expect(decide(resourceOf([]), request)).toBeNull();
  });
});

it('has each active pathway once, and at least one', () => {
  const pathway = fc.record({
    name: fc.stringMatching(/^[\w.-]{1,12}$/),
    active: fc.boolean(),
    clone: fc.boolean(),
    weight: fc.integer({ min: 0, max: 100 }),
  });
  const pathways = fc.uniqueArray(pathway, { minLength: 1, maxLength: 16, selector: ({ name }) => name });
  const strategy = fc.constantFrom('PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE');
  fc.assert(
    fc.property(pathways, strategy, fc.string(), fc.nat(), fc.boolean(), (given, chosen, id, turn, steered) => {
      const all = given.map(({ name, ...columns }) => pathwayOf(name, columns));
      const decision = decide(resourceOf(all, { strategy: chosen, steered }), { ...request, session: { id, turn } });
      const priority = decision?.['PATHWAY-PRIORITY'] ?? [];
      const active = all.filter((one) => one.active);
      expect(priority.length).toBeGreaterThan(0);
      expect(new Set(priority).size).toBe(priority.length);
      expect(new Set(priority)).toEqual(new Set((active.length > 0 ? active : all).map(({ name }) => name)));
    }),
  );
});
