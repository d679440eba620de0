import { ticketParameter, type DashboardFilter, type DashboardKind } from '@edge-console/charts/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DataError } from '../../api/dataError.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useRetryOnRefetch } from '../../api/useRetryOnRefetch.ts';
import { useColorMode } from '../../shell/preferences/useColorMode.ts';
import { clampedHeight, type FramePeer, readFrameMessage, postToFrame } from './frameChannel.ts';
import { graphql } from '../../api/graphql.ts';

const embedUrlQuery = graphql(`
  query EmbedUrl($kind: DashboardKind!, $filter: [Filter!]) {
    embedUrl(kind: $kind, filter: $filter) {
      url
      origin
      expiresAt
    }
  }
`);

/** How long a frame may take until it says that it is there. */
export const timeoutMs = 15_000;

/** Why there is no dashboard: the answer of the API, or what became of the frame. */
export type EmbedFailure =
  | DataError
  | { readonly kind: 'frame'; readonly code: 'TIMEOUT' | 'REFUSED' | 'ENDED' | 'UNAVAILABLE' };

type Embed = { readonly url: string; readonly origin: string };

export type EmbedState = {
  /** What the frame loads; null until it is known. */
  readonly embed: Embed | null;
  readonly isReady: boolean;
  readonly height: number | null;
  readonly failure: EmbedFailure | null;
  readonly retry: () => void;
};

type Options = {
  readonly kind: DashboardKind;
  readonly filters: readonly DashboardFilter[];
  readonly onFilter: (filters: readonly DashboardFilter[]) => void;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** It is about to be seen: an address does not wait for long. */
  readonly isNear: boolean;
};

const begun = { embed: null, isReady: false, height: null, failure: null } as const;

/** A charts host that shared the console's origin could take the sandbox away from itself. */
const isForeign = ({ url, origin }: Embed): boolean =>
  new URL(url).origin === origin && origin !== window.location.origin;

/** Asks for the address of a dashboard, and talks with the frame that opens it. */
export function useEmbed({ kind, filters, onFilter, frame, isNear }: Options): EmbedState {
  const { client } = useQueryClient();
  const { mode } = useColorMode();
  const [state, setState] = useState<Omit<EmbedState, 'retry'>>(begun);
  const [attempt, setAttempt] = useState(0);
  const { embed, isReady } = state;
  const asked = JSON.stringify(filters);
  const latest = useRef({ filters, onFilter });
  useEffect(() => {
    latest.current = { filters, onFilter };
  });

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const given = latest.current.filters.map(({ field, op, values }) => ({ field, op, values }));
      return client.request(embedUrlQuery, { kind, filter: given }, { signal });
    },
    [client, kind],
  );

  useEffect(() => {
    if (!isNear) return;
    const given = new AbortController();
    void ask(given.signal).then((result) => {
      if (given.signal.aborted) return;
      if (!result.ok) return setState({ ...begun, failure: result.error });
      const { url, origin } = result.value.embedUrl;
      const isUsable = isForeign({ url, origin });
      setState(
        isUsable ? { ...begun, embed: { url, origin } } : { ...begun, failure: { kind: 'frame', code: 'REFUSED' } },
      );
    });
    return () => given.abort();
  }, [ask, attempt, isNear]);

  useEffect(() => {
    if (!embed) return;
    const ended = new AbortController();
    const peer = (): FramePeer => ({ origin: embed.origin, window: frame.current?.contentWindow ?? null });
    const fail = (code: 'TIMEOUT' | 'REFUSED' | 'ENDED' | 'UNAVAILABLE') =>
      setState({ ...begun, failure: { kind: 'frame', code } });
    const timer = setTimeout(() => fail('TIMEOUT'), timeoutMs);
    let isRenewing = false;
    async function renew(): Promise<void> {
      if (isRenewing) return;
      isRenewing = true;
      const result = await ask(ended.signal);
      isRenewing = false;
      if (!result.ok || ended.signal.aborted) return;
      const token = new URL(result.value.embedUrl.url).searchParams.get(ticketParameter);
      if (token !== null) postToFrame(peer(), { v: 1, type: 'token', token });
    }
    const hear = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, peer());
      switch (message?.type) {
        case 'ready':
          clearTimeout(timer);
          return setState((before) => ({ ...before, isReady: true }));
        case 'height': {
          const height = clampedHeight(message.height);
          return setState((before) => ({ ...before, height }));
        }
        case 'error':
          return fail(message.code);
        case 'tokenExpiring':
          return void renew();
        case 'filter':
          return latest.current.onFilter(message.filters);
        case undefined:
      }
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      ended.abort();
      window.removeEventListener('message', hear);
    };
  }, [embed, ask, frame]);

  // Before the theme the frame shows nothing: filters come first.
  useEffect(() => {
    if (!embed || !isReady) return;
    const peer = { origin: embed.origin, window: frame.current?.contentWindow ?? null };
    postToFrame(peer, { v: 1, type: 'filters', filters: [...latest.current.filters] });
  }, [embed, isReady, frame, asked]);
  useEffect(() => {
    if (!embed || !isReady) return;
    const peer = { origin: embed.origin, window: frame.current?.contentWindow ?? null };
    postToFrame(peer, { v: 1, type: 'theme', mode });
  }, [embed, isReady, frame, mode]);

  const retry = useCallback(() => {
    setState(begun);
    setAttempt((before) => before + 1);
  }, []);
  useRetryOnRefetch(state.failure !== null, retry);
  return { ...state, retry };
}
