import { decoration, group } from '#src/content/schema/kinds.ts';

export const loginSchema = group({
  loginScene: decoration.describe(
    'Beside the login form. What matters in it stands in the middle sixth.',
  ),
});
