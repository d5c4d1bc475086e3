import { z } from 'zod';
import { focusPoint, group, text, wanted } from './kinds.ts';

/** What each photograph shows, by its path below `pictures/`. */
export const photographsSchema = z.record(
  z.string(),
  group({ alt: text, focus: focusPoint.optional() }),
  wanted('list of photographs', 'Write people/vet-1.jpg: and below it alt: what it shows.'),
);
