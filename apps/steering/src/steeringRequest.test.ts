import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSteeringRequest } from './steeringRequest.ts';

describe('a steering request', () => {
  it('accepts the parameters of hls.js', () => {
    expect(parseSteeringRequest('/decision/tok-1?session=0.abc&_HLS_pathway=cdn-a&_HLS_throughput=5140000')).toEqual({
      token: 'tok-1',
      format: 'hls',
      session: '0.abc',
      reports: [{ pathway: 'cdn-a', throughput: 5_140_000 }],
    });
  });

  it('accepts the quoted lists of dash.js, with empty throughputs', () => {
    const url = '/decision/tok?_DASH_pathway=%22cdn-a%2Ccdn-b%2Ccdn-c%22&_DASH_throughput=1000%2C%2C3000';
    expect(parseSteeringRequest(url)).toMatchObject({
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

  it('prefers the format parameter', () => {
    expect(parseSteeringRequest('/decision/tok?format=dash')).toMatchObject({ format: 'dash' });
    expect(parseSteeringRequest('/decision/tok?format=hls&_DASH_pathway=a')).toMatchObject({ format: 'hls' });
    expect(parseSteeringRequest('/decision/tok?format=smooth')).toMatchObject({ format: null });
  });

  it('is null for other URLs', () => {
    for (const address of ['/', '/decision', '/decision/', '/decision/a/b', '/other/tok', '/decision/a%2e', ''])
      expect(parseSteeringRequest(address)).toBeNull();
  });

  it('never throws, and has at most 16 valid reports', () => {
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
