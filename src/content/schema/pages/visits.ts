import { group, picture } from '#src/content/schema/kinds.ts';

export const visitsSchema = group({ picture: picture.describe('Of an empty list.') });
