import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Building2,
  Clock,
  Copy,
  KeyRound,
  LogIn,
  MailOpen,
  Menu,
  Monitor,
  Moon,
  Rocket,
  Route,
  Search,
  Server,
  Sun,
  Terminal,
  UserPlus,
  UserRound,
  Wrench,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const icons = {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Building2,
  Clock,
  Copy,
  KeyRound,
  LogIn,
  MailOpen,
  Menu,
  Monitor,
  Moon,
  Rocket,
  Route,
  Search,
  Server,
  Sun,
  Terminal,
  UserPlus,
  UserRound,
  Wrench,
};
export type IconName = keyof typeof icons;

/** A decorative icon as SVG, with strokes of the same width at each size. */
export const icon = (name: IconName, size: 14 | 16 | 20 = 16): string =>
  renderToStaticMarkup(
    createElement(icons[name], { size, strokeWidth: (1.5 * 24) / size, className: 'icon', 'aria-hidden': true }),
  );
