import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSteeringRequest } from './steeringRequest.ts';

describe('the question of a player', () => {
  it('is read from hls.js, which reports one pathway', () => {
    expect(parseSteeringRequest('/decision/tok-1?session=0.abc&_HLS_pathway=cdn-a&_HLS_throughput=5140000')).toEqual({
      token: 'tok-1',
      format: 'hls',
      session: '0.abc',
      reports: [{ pathway: 'cdn-a', throughput: 5_140_000 }],
    });
  });

  it('is read from dash.js, which quotes a list and leaves unknown throughputs empty', () => {
    const asked = '/decision/tok?_DASH_pathway=%22cdn-a%2Ccdn-b%2Ccdn-c%22&_DASH_throughput=1000%2C%2C3000';
    expect(parseSteeringRequest(asked)).toMatchObject({
      format: 'dash',
      session: null,
      reports: [
        { pathway: 'cdn-a', throughput: 1_000 },
        { pathway: 'cdn-c', throughput: 3_000 },
      ],
    });
  });

  it('drops a throughput above 1 Gbit/s', () => {
    expect(parseSteeringRequest('/decision/tok?_HLS_pathway=a&_HLS_throughput=1000000001')?.reports).toEqual([]);
  });

  it('may say its format, which counts', () => {
    expect(parseSteeringRequest('/decision/tok?format=dash')).toMatchObject({ format: 'dash' });
    expect(parseSteeringRequest('/decision/tok?format=hls&_DASH_pathway=a')).toMatchObject({ format: 'hls' });
    expect(parseSteeringRequest('/decision/tok?format=smooth')).toMatchObject({ format: null });
  });

  it('is none at other addresses', () => {
    for (const address of ['/', '/decision', '/decision/', '/decision/a/b', '/other/tok', '/decision/a%2e', ''])
      expect(parseSteeringRequest(address)).toBeNull();
  });

  it('never fails, and reports at most sixteen pathways of numbers that can be', () => {
    const parameters = fc.array(
      fc.tuple(
        fc.constantFrom('_HLS_pathway', '_HLS_throughput', '_DASH_pathway', '_DASH_throughput', 'session', 'format'),
        fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.oneof(fc.string(), fc.double().map(String))).map(String)),
      ),
    );
    fc.assert(
      fc.property(parameters, (entries) => {
        const read = parseSteeringRequest(`/decision/tok?${new URLSearchParams(entries).toString()}`);
        expect(read?.reports.length).toBeLessThanOrEqual(16);
        for (const { throughput } of read?.reports ?? []) {
          expect(throughput).toBeGreaterThanOrEqual(0);
          expect(throughput).toBeLessThanOrEqual(1e9);
        }
        expect(read?.session ?? 'none').toMatch(/^[\w.-]+$/);
      }),
    );
  });
});
