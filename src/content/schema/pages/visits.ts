import type { z } from 'zod';
import { group, movingPicture } from '#src/content/schema/kinds.ts';

export const visitsSchema = group({ picture: movingPicture.describe('Of an empty list.') });

export type VisitsWords = z.infer<typeof visitsSchema>;
