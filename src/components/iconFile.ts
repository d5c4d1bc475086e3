import { createContext } from 'react';

/**
 * The file that icons are drawn from (scripts/mergeIcons.ts); none: an icon is drawn in its place. The part of a page below its first
 * screen takes them from the file, since its markup would otherwise keep the first screen waiting.
 */
export const IconFile = createContext<string | undefined>(undefined);
