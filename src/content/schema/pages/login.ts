import type { z } from 'zod';
import { decoration, group } from '#src/content/schema/kinds.ts';

export const loginSchema = group({
  loginScene: decoration.describe(
    'Beside the login form. What matters in it stands in the middle sixth.',
  ),
});

export type LoginWords = z.infer<typeof loginSchema>;
