/**
 * The house style for tours of `@edge-console/tour`: import it where tours start. It refers to that package only by
 * its class names.
 */
import './tourTheme.css.ts';
