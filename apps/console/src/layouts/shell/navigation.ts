import { outcomeOf } from '../../routing/outcome.ts';
import type { MenuEntry } from '../../routing/screenEntry.ts';
import { screenEntries } from '../../screens/entries.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { placeIcons } from './placeIcons.ts';

const none = new URLSearchParams();

/** Pages that the viewer can open, in the order of the screens: others are left out, not disabled. */
const placesFor = (viewer: Viewer) =>
  Object.entries(screenEntries).flatMap(([id, entry]) => {
    if (entry.menu === undefined || outcomeOf(entry, none, viewer).kind !== 'show') return [];
    const { place, icon, label } = entry.menu;
    return { id, place, menuLabel: label ?? entry.title, label: entry.title, href: entry.path, icon: placeIcons[icon] };
  });

/** The entries of one menu; or all of them, by the titles of their pages, for the command palette. */
export const menuFor = (viewer: Viewer, menu?: MenuEntry['place']) =>
  placesFor(viewer).flatMap(({ place, menuLabel, ...shown }) => {
    if (menu === undefined) return [shown];
    return place === menu ? [{ ...shown, label: menuLabel }] : [];
  });
