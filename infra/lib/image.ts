/** The user of the image. */
export const imageUser = '65532';

/** Programs in the image, for its entry point `node`. */
export const programs = {
  api: ['api/main.js'],
  steering: ['steering/main.js'],
  charts: ['charts/main.js'],
  migrate: ['api/migrate.js'],
  createPlatform: ['api/create-platform.js'],
  publish: ['console/publish.js', '--build', 'console/pages'],
} as const;

/** The image's folder for files of a process. */
export const dataFolder = '/data';
