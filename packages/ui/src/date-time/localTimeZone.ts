let zone: string | undefined;

/** The reader's time zone, by its IANA name. A page that shows two hundred dates asks the browser once. */
export function localTimeZone(): string {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
