import type { ComponentType } from 'react';
import { lazyPart } from '#src/components/lazyPart.tsx';
import type { ConfirmationProps } from './Confirmation.tsx';

/** How long the outcome of a booking waits for the confirmation to be there, in ms. */
const longestWait = 2000;

/**
 * The confirmation, which no page has from the start. Its chunk is fetched once, when the form is there. Without it a booking still
 * says that it was made.
 */
export const LazyConfirmation = lazyPart<ConfirmationProps>(() => (loading ??= load()));

let loading: Promise<ComponentType<ConfirmationProps>> | undefined;

async function load(): Promise<ComponentType<ConfirmationProps>> {
  try {
    return (await import('./Confirmation.tsx')).Confirmation;
  } catch (error) {
    console.error('The confirmation could not be loaded.', error);
    return () => null;
  }
}

/** Resolves when the confirmation can be shown at once, or is not to be waited for any longer. */
export async function confirmationReady(): Promise<void> {
  await Promise.race([
    LazyConfirmation.fetch(),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);
}
