import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export type AccessRules = {
  /** Checks `host`: false for a foreign name that points at this machine (DNS rebinding), and for more than one. */
  allowsHost(request: Pick<IncomingMessage, 'headersDistinct'>): boolean;
  /** The request's origin when it is on the list; undefined without one; false for a foreign one. */
  checkOrigin(headers: IncomingHttpHeaders): Promise<string | undefined | false>;
};

type AllowedOrigins = {
  readonly listed: readonly string[];
  /** Asked for those that are not listed: they come and go. @default none of them */
  readonly isFurther?: ((origin: string) => Promise<boolean>) | undefined;
};

/** @param origin where this server is reached, for example `http://localhost:3000` */
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
