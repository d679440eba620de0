/** A service's HTTP response that is not a success. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;
  constructor(service: string, status: number) {
    super(`${service} returned ${status}`);
    this.status = status;
  }
}
