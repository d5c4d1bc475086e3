import { z } from 'zod';
import { decoration } from '#src/content/schema/kinds.ts';

export const loginSchema = z.strictObject({
  loginScene: decoration,
});
