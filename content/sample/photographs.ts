import type { PhotographNote } from '#src/domain/contentTypes.ts';

/** What each photograph in `pictures/` shows, and which point of it stays in view. The sample has drawings only. */
export const photographs: Record<string, PhotographNote> = {};
