export type Beacon = {
  readonly session: string;
  readonly sequence: number;
  readonly at: string;
  readonly channel: string;
  readonly country?: string;
  readonly path?: readonly string[];
  readonly playingMs: number;
  readonly stalledMs: number;
  readonly p2pBytes: number;
  readonly cdnBytes: number;
  readonly joinTimeMs: number | null;
};

/** The response to a request with beacons. */
export type BeaconResponse = {
  /** 0 if no response arrived. */
  readonly status: number;
  readonly beacons: readonly Beacon[];
  /** The number of beacons that were new and recent enough. */
  readonly counted: number;
};

type DeliveryOptions = {
  readonly endpoint: string;
  readonly key: string;
  readonly intervalMs: number;
  readonly onResponse: ((response: BeaconResponse) => void) | undefined;
  /** The server does not accept the data, and will not accept it later. */
  readonly onRefused: (status: number) => void;
};

export type Delivery = {
  add(beacon: Beacon): void;
  /** Sends what is due, or, with `isNow`, what can be sent. */
  send(isNow?: boolean): Promise<void>;
  /** For when the page may not live long enough for a response. */
  flush(isLast: boolean): void;
};

const maxPending = 200;
/** Of beacons with the longest names: browsers limit the requests of a page that closes to 64 kB. */
const maxInRequest = 100;
const timeoutMs = 30_000;
const shortestPauseMs = 10_000;
const longestPauseMs = 300_000;

/** `Retry-After` in milliseconds: a number of seconds, or a date. */
const pauseOf = (retryAfter: string): number => Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now() || 0;

const isTemporary = (status: number): boolean => status === 0 || status === 408 || status === 429 || status >= 500;

/** Sends beacons, and keeps them while the server cannot be reached or is busy. */
export function createDelivery({ endpoint, key, intervalMs, onResponse, onRefused }: DeliveryOptions): Delivery {
  let pending: readonly Beacon[] = [];
  let isSending = false;
  let failures = 0;
  let dueAt = 0;

  const remove = (sent: readonly Beacon[]) => {
    pending = pending.filter((beacon) => !sent.includes(beacon));
  };
  const bodyOf = (beacons: readonly Beacon[]) => JSON.stringify({ key, beacons });

  async function request(beacons: readonly Beacon[]): Promise<{ status: number; counted: number; pauseMs: number }> {
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        body: bodyOf(beacons),
        credentials: 'omit',
        keepalive: true,
        // Not in all viewers' browsers.
        signal: 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs) : null,
      });
      const { counted = 0 } = response.ok ? ((await response.json()) as { counted?: number }) : {};
      return { status: response.status, counted, pauseMs: pauseOf(response.headers.get('retry-after') ?? '') };
    } catch {
      return { status: 0, counted: 0, pauseMs: 0 };
    }
  }

  async function send(isNow = false): Promise<void> {
    const beacons = pending.slice(0, maxInRequest);
    const isDue = performance.now() >= dueAt || (isNow && failures === 0);
    if (isSending || !isDue || beacons.length === 0) return;
    isSending = true;
    const { status, counted, pauseMs } = await request(beacons);
    isSending = false;
    if (isTemporary(status)) {
      const backOffMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** failures) * (1 + Math.random() / 2);
      failures += 1;
      dueAt = performance.now() + Math.max(pauseMs, backOffMs);
    } else {
      failures = 0;
      // Measurements rarely fall on the end of an interval: the one before is sent.
      dueAt = performance.now() + intervalMs * 0.75;
      remove(beacons);
    }
    onResponse?.({ status, beacons, counted });
    if (status >= 200 && status < 300) await send(pending.length >= maxInRequest);
    else if (!isTemporary(status)) onRefused(status);
  }

  return {
    add(beacon) {
      pending = [...pending, beacon].slice(-maxPending);
    },
    send,
    flush(isLast) {
      if (failures > 0 && !isLast) return;
      while (pending.length > 0) {
        const beacons = pending.slice(0, maxInRequest);
        if (!navigator.sendBeacon(endpoint, bodyOf(beacons))) return;
        remove(beacons);
      }
    },
  };
}
