import { defineGauge } from '@edge-console/service';

export const feedAge = defineGauge({
  name: 'edge_steering_feed_age_seconds',
  help: 'Time since the API last answered. Players are answered from data of that age.',
});

export const steeredResources = defineGauge({
  name: 'edge_steering_resources',
  help: 'Resources that players can be steered for.',
});
