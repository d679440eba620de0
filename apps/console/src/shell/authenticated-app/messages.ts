/** "60 min", "5 h", "10 days", rounded. */
function timeOff(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** Texts for service and clock problems on signed-in pages. */
export const sessionMessages = {
  closed: { text: 'Your session was closed for security reasons.', action: 'Review sessions' },
  serviceProblems: 'Service problems. Some data may be missing or out of date; the console keeps retrying.',
  clock: (minutes: number) =>
    `This device’s clock is ${timeOff(minutes)} off, so times shown here may be wrong. Turn on automatic time on this device.`,
};
