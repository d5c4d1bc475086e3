import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useClinics } from '#src/api/stores.ts';
import { Cluster, Stack } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { config } from '#src/config/env.ts';
import { anchors, paths } from '#src/config/paths.ts';
import * as word from '#src/config/placeWords.ts';
import { bookingLinkTo } from '#src/domain/bookingLink.ts';
import type { Store } from '#src/domain/types.ts';
import { ListDialog } from './ListDialog.tsx';
import styles from './BookingLinks.module.css';

/** A link for each clinic that opens the booking form with the clinic filled in, to copy into a letter or a message. */
export function BookingLinks({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { clinics, status, refetch } = useClinics();
  /** The result of the last copying, for screen readers. */
  const [announcement, setAnnouncement] = useState('');
  /** The clinic whose link was copied last: the clipboard holds one. */
  const [copiedId, setCopiedId] = useState<number>();

  return (
    <ListDialog
      dialog={dialog}
      title="Booking links"
      line={`Each opens the booking form with the ${word.place} filled in. Copy a link to share. It books nothing by itself.`}
      onClose={onClose}
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {(status === 'waiting' || status === 'loading') && (
        <p className="above-4">{`Loading the ${word.places}…`}</p>
      )}
      {status === 'failed' && (
        <Cluster gap={3} className="above-4">
          <p>{`The ${word.places} could not be loaded.`}</p>
          <ToolButton passesFocus onClick={refetch}>
            Try again
          </ToolButton>
        </Cluster>
      )}
      <Stack as="ul" gap={3} className="above-4">
        {clinics.map((clinic) => (
          <ClinicLink
            key={clinic.id}
            clinic={clinic}
            isCopied={clinic.id === copiedId}
            onCopied={setCopiedId}
            onAnnounce={setAnnouncement}
          />
        ))}
      </Stack>
    </ListDialog>
  );
}

interface ClinicLinkProps {
  clinic: Store;
  isCopied: boolean;
  onCopied: (id: number | undefined) => void;
  onAnnounce: (message: string) => void;
}

function ClinicLink({ clinic, isCopied, onCopied, onAnnounce }: ClinicLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  /** Whether the field shows the whole address: where the browser refuses to copy it, it is copied by hand. */
  const [showsWhole, setShowsWhole] = useState(false);
  const path = `${paths.home}${bookingLinkTo(clinic)}`;
  const link = `${config.siteUrl || window.location.origin}${path}#${anchors.contacts}`;

  async function copy() {
    onCopied(undefined);
    onAnnounce('');
    try {
      await navigator.clipboard.writeText(link);
      onCopied(clinic.id);
      onAnnounce(`The link for ${clinic.name} is copied.`);
    } catch {
      // The browser refuses. Select the address, so that it can be copied by hand.
      flushSync(() => setShowsWhole(true));
      field.current?.focus();
      field.current?.select();
      onAnnounce(
        'The link could not be copied. It is selected: copy it with the keyboard or the menu.',
      );
    }
  }

  return (
    <li className={styles.link}>
      <label className={styles.label}>
        <span className={`strong ${styles.name}`}>{clinic.name}</span>
        <input
          ref={field}
          readOnly
          value={showsWhole ? link : path}
          className={`ink ${styles.address}`}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={(event) => {
            // The field may show the path only; what is copied is always the whole address.
            event.preventDefault();
            event.clipboardData.setData('text/plain', link);
          }}
        />
      </label>
      <ToolButton
        icon={isCopied ? 'Check' : 'Copy'}
        className={styles.copy}
        aria-label={`Copy the link for ${clinic.name}`}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </ToolButton>
    </li>
  );
}
