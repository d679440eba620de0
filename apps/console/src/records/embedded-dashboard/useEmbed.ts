import { ticketParameter, type DashboardFilter, type DashboardKind } from '@edge-console/charts/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useHostBrand } from '../../api/branding/hostBrand.ts';
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

/** Milliseconds for a frame to become ready. */
export const timeoutMs = 15_000;

/** Why there is no dashboard: an API error or a frame error. */
export type EmbedFailure =
  | DataError
  | { readonly kind: 'frame'; readonly code: 'TIMEOUT' | 'REFUSED' | 'ENDED' | 'UNAVAILABLE' };

type Embed = { readonly url: string; readonly origin: string };

export type EmbedState = {
  /** Null until it is loaded. */
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
  /** Whether the frame is near the viewport. Its URL expires soon. */
  readonly isNear: boolean;
};

const initialState = { embed: null, isReady: false, height: null, failure: null } as const;

/** A frame of the console's own origin could remove its sandbox. */
const isForeign = ({ url, origin }: Embed): boolean =>
  new URL(url).origin === origin && origin !== window.location.origin;

/** Requests a dashboard's URL, and communicates with its frame. */
export function useEmbed({ kind, filters, onFilter, frame, isNear }: Options): EmbedState {
  const { client } = useQueryClient();
  const { mode } = useColorMode();
  const color = useHostBrand()?.color ?? null;
  const [state, setState] = useState<Omit<EmbedState, 'retry'>>(initialState);
  const [attempt, setAttempt] = useState(0);
  const { embed, isReady } = state;
  const filterKey = JSON.stringify(filters);
  const latest = useRef({ filters, onFilter });
  useEffect(() => {
    latest.current = { filters, onFilter };
  });

  const requestEmbed = useCallback(
    async (signal: AbortSignal) => {
      const controller = latest.current.filters.map(({ field, op, values }) => ({ field, op, values }));
      return client.request(embedUrlQuery, { kind, filter: controller }, { signal });
    },
    [client, kind],
  );

  useEffect(() => {
    if (!isNear) return;
    const controller = new AbortController();
    void requestEmbed(controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (!result.ok) return setState({ ...initialState, failure: result.error });
      const { url, origin } = result.value.embedUrl;
      const isUsable = isForeign({ url, origin });
      setState(
        isUsable
          ? { ...initialState, embed: { url, origin } }
          : { ...initialState, failure: { kind: 'frame', code: 'REFUSED' } },
      );
    });
    return () => controller.abort();
  }, [requestEmbed, attempt, isNear]);

  useEffect(() => {
    if (!embed) return;
    const ended = new AbortController();
    const peer = (): FramePeer => ({ origin: embed.origin, window: frame.current?.contentWindow ?? null });
    const fail = (code: 'TIMEOUT' | 'REFUSED' | 'ENDED' | 'UNAVAILABLE') =>
      setState({ ...initialState, failure: { kind: 'frame', code } });
    const timer = setTimeout(() => fail('TIMEOUT'), timeoutMs);
    let isRenewing = false;
    async function renew(): Promise<void> {
      if (isRenewing) return;
      isRenewing = true;
      const result = await requestEmbed(ended.signal);
      isRenewing = false;
      if (!result.ok || ended.signal.aborted) return;
      const token = new URL(result.value.embedUrl.url).searchParams.get(ticketParameter);
      if (token !== null) postToFrame(peer(), { v: 1, type: 'token', token });
    }
    const onMessage = (event: MessageEvent<unknown>) => {
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
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      ended.abort();
      window.removeEventListener('message', onMessage);
    };
  }, [embed, requestEmbed, frame]);

  // Filters and color first, because the frame renders when it receives the theme.
  useEffect(() => {
    if (!embed || !isReady) return;
    const peer = { origin: embed.origin, window: frame.current?.contentWindow ?? null };
    postToFrame(peer, { v: 1, type: 'filters', filters: [...latest.current.filters] });
  }, [embed, isReady, frame, filterKey]);
  useEffect(() => {
    if (!embed || !isReady) return;
    const peer = { origin: embed.origin, window: frame.current?.contentWindow ?? null };
    postToFrame(peer, { v: 1, type: 'brand', color });
  }, [embed, isReady, frame, color]);
  useEffect(() => {
    if (!embed || !isReady) return;
    const peer = { origin: embed.origin, window: frame.current?.contentWindow ?? null };
    postToFrame(peer, { v: 1, type: 'theme', mode });
  }, [embed, isReady, frame, mode]);

  const retry = useCallback(() => {
    setState(initialState);
    setAttempt((before) => before + 1);
  }, []);
  useRetryOnRefetch(state.failure !== null, retry);
  return { ...state, retry };
}
