import { optionalPart } from '#src/components/lazyPart.tsx';

/** How long the outcome of a booking waits for the confirmation to be there, in ms. */
const longestWait = 2000;

/**
 * The confirmation, which no page has from the start. Its chunk is fetched when the form has its first answer. Without it a booking still
 * says that it was made.
 */
export const LazyConfirmation = optionalPart(
  'The confirmation',
  async () => (await import('./Confirmation.tsx')).Confirmation,
);

/** Resolves when the confirmation can be shown at once, or is not to be waited for any longer. */
export async function confirmationReady(): Promise<void> {
  await Promise.race([
    LazyConfirmation.fetch(),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);
}
