import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { paths } from '#src/config/paths.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { isChunkLoadError } from '#src/platform/chunkErrors.ts';
import * as messages from './messages.tsx';
import styles from './ErrorPage.module.css';

export function ErrorPage({ error }: { error: unknown }) {
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
            <PhoneNumber {...brand.phone} />,
            <span>{hoursInWords.phone}</span>,
          )}
        </span>
      </p>
      <ButtonLink href={paths.home}>{messages.goHome}</ButtonLink>
    </Stack>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : messages.unknownError;
}
