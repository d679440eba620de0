/** Texts about the session on signed-in pages: a service or a clock in trouble. */
export const sessionMessages = {
  closed: { text: 'Your session was closed for security reasons.', action: 'Review sessions' },
  serviceProblems: 'Service problems. Some data may be missing or out of date; the console keeps retrying.',
  clock: (minutes: number) =>
    `This device’s clock is ${minutes} min off, so times shown here may be wrong. Turn on automatic time on this device.`,
};
