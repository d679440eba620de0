export const sessionEndMessages = {
  idle: {
    title: 'Are you still there?',
    text: (time: string) => `You have not been active for a while. You will be signed out in ${time}.`,
    stay: 'Stay signed in',
    leave: 'Log Out',
  },
  limit: {
    title: 'Your session ends soon',
    text: (time: string) =>
      `Sessions last 24 hours, and yours ends in ${time}. Sign in again to continue. What you entered stays on the page.`,
    stay: 'Sign in again',
    leave: 'Not now',
  },
};
