import { ourTour } from '../ourTour.js';

export default ourTour({});
