import type { NoticeTerm } from '#src/domain/pageContent.ts';
import * as messages from './browserStorageMessages.ts';

/** Something that the site keeps in the visitor's browser. */
interface StoredItem extends NoticeTerm {
  /** The key of sessionStorage or localStorage; what may follow it begins with a colon. */
  code: string;
}

/**
 * Everything that the site keeps in the visitor's browser, for /privacy. A test compares the keys with those in the code: who adds
 * one writes here what it is for.
 */
export const browserStorage: readonly StoredItem[] = [
  { ...messages.bookingDraft, code: 'bookingDraft' },
  { ...messages.enquiries, code: 'enquiries' },
  { ...messages.bookingMade, code: 'bookingMade' },
  { ...messages.reloadedForMissingChunk, code: 'reloadedForMissingChunk' },
  { ...messages.requestNotes, code: 'note' },
  { ...messages.idToken, code: 'idToken' },
  { ...messages.scrollPositions, code: 'react-router-scroll-positions' },
];
