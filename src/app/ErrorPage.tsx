import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ButtonLink } from '#src/components/Button.tsx';
import { isChunkLoadError, reloadWhenOnline } from '#src/components/chunkErrors.ts';
import { Stack } from '#src/components/Stack.tsx';
import { paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';
import { hours } from '#src/content/hours.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './ErrorPage.module.css';

/**
 * The page for an error while rendering: its message, never a stack, the phone number and a link home (docs/product.md,
 * section 8). Where a chunk could not be loaded, the page reloads when the connection is back.
 */
export function ErrorPage() {
  const error = useRouteError();
  const isStale = isChunkLoadError(error);
  useEffect(() => (isStale ? reloadWhenOnline() : undefined), [isStale]);
  useEffect(() => {
    if (!import.meta.env.VITE_REPORTS_URL || isRouteErrorResponse(error)) return;
    const detail = { report: { kind: 'page' as const }, error };
    window.dispatchEvent(new CustomEvent('sitefailure', { detail }));
  }, [error]);

  return (
    <Stack gap={6} className={styles.page}>
      <PageMeta title="Unexpected Application Error!" noindex />
      <h1 className={styles.heading}>Unexpected Application Error!</h1>
      <p className="lead">
        {isStale ? 'A part of this page could not be fetched.' : messageOf(error)}
      </p>
      <p>
        <span>
          {isStale
            ? 'The site may have been updated, or the connection was lost.'
            : 'It’s nothing you did.'}
        </span>{' '}
        Load the page again, or call us on{' '}
        <a href={brand.phone.href} translate="no">
          {brand.phone.display}
        </a>
        <span>{`, ${hours.support}.`}</span>
      </p>
      <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
    </Stack>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return 'Unknown error';
}
