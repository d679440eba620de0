/** Texts about the session on signed-in pages: a service or a clock in trouble. */
export const sessionMessages = {
  closed: { text: 'Your session was closed for security reasons.', action: 'Review sessions' },
  serviceProblems: 'Service problems. Some data may be missing or old; the console tries again by itself.',
  clock: (minutes: number) =>
    `The clock of this device is ${minutes} min off. Times shown here may be wrong: let the device set its clock by itself.`,
};
