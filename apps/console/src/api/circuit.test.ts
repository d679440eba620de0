import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createCircuit } from './circuit.ts';

function setUp() {
  let now = 0;
  const circuit = createCircuit(() => now);
  const enter = async () => {
    const pass = await circuit.enter();
    if (!pass) throw new Error('The circuit let nothing through.');
    return pass;
  };
  return {
    circuit,
    enter,
    at: (time: number) => void (now = time),
    fail: async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        circuit.leave('bad', await enter());
      }
    },
  };
}

describe('the circuit breaker', () => {
  it('opens at the fifth failure in a row within 30 s', async () => {
    const { circuit, fail, at } = setUp();
    await fail(1);
    at(29_999);
    await fail(3);
    expect(circuit.isOpen()).toBe(false);
    await fail(1);
    expect(circuit.isOpen()).toBe(true);
    expect(await circuit.enter()).toBeNull();
  });

  it('stays closed when failures are further apart or separated by a success', async () => {
    const { circuit, enter, fail, at } = setUp();
    await fail(4);
    at(30_000);
    await fail(4);
    circuit.leave('good', await enter());
    await fail(4);
    expect(circuit.isOpen()).toBe(false);
  });

  it('ignores aborted requests and network errors', async () => {
    const { circuit, enter, fail } = setUp();
    await fail(4);
    circuit.leave('unknown', await enter());
    expect(circuit.isOpen()).toBe(false);
    await fail(1);
    expect(circuit.isOpen()).toBe(true);
  });

  it('is half-open after 15 s: one request probes, and the others wait', async () => {
    const { circuit, enter, fail, at } = setUp();
    await fail(5);
    at(14_999);
    expect(await circuit.enter()).toBeNull();
    at(15_000);
    const first = await enter();
    const second = circuit.enter();
    const listener = vi.fn<() => void>();
    void second.then(listener);
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
    circuit.leave('good', first);
    expect(await second).not.toBeNull();
    expect(circuit.isOpen()).toBe(false);
  });

  it('opens again when the probe fails, and rejects waiting requests', async () => {
    const { circuit, enter, fail, at } = setUp();
    await fail(5);
    at(20_000);
    const first = await enter();
    const waiting = circuit.enter();
    circuit.leave('bad', first);
    expect(await waiting).toBeNull();
    expect(circuit.probeAt()).toBe(35_000);
  });

  it('lets the next request probe when the outcome of the probe is unknown', async () => {
    const { circuit, enter, fail, at } = setUp();
    await fail(5);
    at(15_000);
    const first = await enter();
    const waiting = circuit.enter();
    circuit.leave('unknown', first);
    expect(await waiting).not.toBeNull();
    expect(circuit.isOpen()).toBe(true);
  });

  it.each(['unknown', 'bad'] as const)('waits for the probe, not for an earlier request: %s', async (outcome) => {
    const { circuit, enter, fail, at } = setUp();
    const old = await enter();
    await fail(5);
    at(15_000);
    const first = await enter();
    const listener = vi.fn<(pass: unknown) => void>();
    const second = circuit.enter().then(listener);
    circuit.leave(outcome, old);
    await new Promise(setImmediate);
    expect(listener).not.toHaveBeenCalled();
    circuit.leave('good', first);
    await second;
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.anything());
    expect(circuit.isOpen()).toBe(false);
  });

  it('closes when an earlier request succeeds', async () => {
    const { circuit, enter, fail, at } = setUp();
    const old = await enter();
    await fail(5);
    at(15_000);
    await circuit.enter();
    const second = circuit.enter();
    circuit.leave('good', old);
    expect(await second).not.toBeNull();
  });

  it('notifies when it opens and closes', async () => {
    const { circuit, enter, fail, at } = setUp();
    const listener = vi.fn<() => void>();
    const stop = circuit.subscribe(listener);
    await fail(5);
    expect(listener).toHaveBeenCalledOnce();
    at(15_000);
    circuit.leave('good', await enter());
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('admits requests only while closed, one probe while half-open, and never stays open permanently', async () => {
    const outcome = fc.constantFrom('good', 'bad', 'unknown');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(outcome, fc.integer({ min: 0, max: 16_000 }))), async (steps) => {
        const { circuit, at } = setUp();
        let time = 0;
        for (const [result, pause] of steps) {
          at((time += pause));
          const probeAt = circuit.probeAt();
          const pass = await circuit.enter();
          expect(pass !== null).toBe(probeAt === null || time >= probeAt);
          if (pass) circuit.leave(result, pass);
          expect(pass !== null && result === 'good' && circuit.isOpen()).toBe(false);
        }
        at(time + 15_000);
        expect(await circuit.enter()).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
