import { group, movingPicture } from '#src/content/schema/kinds.ts';

export const visitsSchema = group({ picture: movingPicture.describe('Of an empty list.') });
