/** What the server of the demo player tells its page. */
export type Environment = {
  readonly consoleOrigin: string;
  readonly steeringOrigin: string;
  /** The pathways of the stream, as manifests name them. */
  readonly pathways: readonly string[];
  /** Of the demo customer. */
  readonly defaults: { readonly key: string; readonly channel: string; readonly steering: string };
};
