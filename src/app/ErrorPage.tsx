import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ButtonLink } from '#src/components/Button.tsx';
import { isChunkLoadError } from '#src/components/chunkErrors.ts';
import { Stack } from '#src/components/Stack.tsx';
import { paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import * as messages from './messages.tsx';
import styles from './ErrorPage.module.css';

/**
 * The page for an error while rendering: its message, never a stack, the phone number and a link home (docs/product.md,
 * section 8).
 */
export function ErrorPage() {
  const error = useRouteError();
  const isStale = isChunkLoadError(error);

  return (
    <Stack gap={6} className={styles.page}>
      <PageMeta title={messages.unexpectedError} noindex />
      <h1 className={styles.heading}>{messages.unexpectedError}</h1>
      <p className="lead">{isStale ? messages.partNotFetched : messageOf(error)}</p>
      <p>
        <span>{isStale ? messages.siteUpdated : messages.nothingYouDid}</span>{' '}
        <span>
          {messages.loadAgainOrCall(
            <a href={brand.phone.href} translate="no">
              {brand.phone.display}
            </a>,
            <span>{hoursInWords.phone}</span>,
          )}
        </span>
      </p>
      <ButtonLink href={paths.home}>{messages.goHome}</ButtonLink>
    </Stack>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return messages.unknownError;
}
