let zone: string | undefined;

/** The user's IANA time zone, cached, since a page can show hundreds of dates. */
export function localTimeZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
