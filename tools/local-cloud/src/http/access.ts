import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export type AccessRules = {
  /** Checks `host`: false for a foreign name (DNS rebinding), and for multiple headers. */
  allowsHost(request: Pick<IncomingMessage, 'headersDistinct'>): boolean;
  /** The request's origin if it is allowed; undefined without one; false for a foreign origin. */
  checkOrigin(headers: IncomingHttpHeaders): Promise<string | undefined | false>;
};

type AllowedOrigins = {
  readonly listed: readonly string[];
  /** Decides about unlisted origins. @default rejects all */
  readonly isFurther?: ((origin: string) => Promise<boolean>) | undefined;
};

/** @param origin of this server, for example `http://localhost:3000` */
export function createAccessRules(origin: string, { listed, isFurther }: AllowedOrigins): AccessRules {
  const { port } = new URL(origin);
  const hosts = new Set(loopbackNames.map((name) => (port === '' ? name : `${name}:${port}`)));
  const origins = new Set([origin, ...listed]);
  return {
    allowsHost({ headersDistinct }) {
      const [host, ...others] = headersDistinct['host'] ?? [];
      return others.length === 0 && host !== undefined && hosts.has(host.toLowerCase());
    },
    async checkOrigin(headers) {
      const requested = headers.origin;
      if (requested === undefined) return undefined;
      return (origins.has(requested) || (await isFurther?.(requested)) === true) && requested;
    },
  };
}
