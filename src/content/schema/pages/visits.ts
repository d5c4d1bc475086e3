import { z } from 'zod';
import { picture } from '#src/content/schema/kinds.ts';

export const visitsSchema = z.strictObject({ picture: picture });
