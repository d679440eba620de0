/** How a tour of `@edge-console/tour` looks in the house: import it where tours are started. It knows that package by its class names only. */
import './tourTheme.css.ts';
