import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useClinics } from '#src/api/stores.ts';
import { Button } from '#src/components/Button.tsx';
import { config } from '#src/config/env.ts';
import { anchors, paths } from '#src/config/paths.ts';
import { bookingLinkTo } from '#src/domain/bookingLink.ts';
import type { Clinic } from '#src/domain/types.ts';
import { ListDialog } from './ListDialog.tsx';
import styles from './BookingLinks.module.css';

/** For each clinic the link that opens the booking form with the clinic filled in, to copy (a letter, a message, a poster). */
export function BookingLinks({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { clinics, status, retry } = useClinics();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <ListDialog
      dialog={dialog}
      title="Booking links"
      line="Each opens the booking form with the location filled in. What is copied is the whole address. Nothing is sent by a link."
      onClose={onClose}
    >
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {(status === 'waiting' || status === 'loading') && (
        <p className={styles.note}>Loading the locations…</p>
      )}
      {status === 'failed' && (
        <div className={styles.note}>
          <p>The locations could not be loaded.</p>
          <Button kind="secondary" size="compact" passesFocus onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <ul className={styles.links}>
        {clinics.map((clinic) => (
          <ClinicLink key={clinic.id} clinic={clinic} onSay={setSaid} />
        ))}
      </ul>
    </ListDialog>
  );
}

interface ClinicLinkProps {
  clinic: Clinic;
  /** Says to those who hear the page what came of it. */
  onSay: (words: string) => void;
}

function ClinicLink({ clinic, onSay }: ClinicLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  /** The browser did not let it be copied: then the whole of it shows. */
  const [whole, setWhole] = useState(false);
  const path = `${paths.home}${bookingLinkTo(clinic)}`;
  const link = `${config.siteUrl || window.location.origin}${path}#${anchors.contacts}`;

  async function copy() {
    setCopied(false);
    onSay('');
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      onSay(`The link for ${clinic.name} is copied.`);
    } catch {
      // Not allowed here: marked, it can be copied by hand.
      flushSync(() => setWhole(true));
      field.current?.focus();
      field.current?.select();
      onSay('The link could not be copied. It is marked: copy it with the keyboard or the menu.');
    }
  }

  return (
    <li className={styles.link}>
      <label className={styles.label}>
        <span className={styles.name}>{clinic.name}</span>
        <input
          ref={field}
          readOnly
          value={whole ? link : path}
          className={styles.address}
          onFocus={(event) => event.currentTarget.select()}
          onCopy={(event) => {
            // Copied by hand it is the whole address too.
            event.preventDefault();
            event.clipboardData.setData('text/plain', link);
          }}
        />
      </label>
      <Button
        kind="secondary"
        size="compact"
        className={styles.copy}
        aria-label={`Copy the link for ${clinic.name}`}
        onClick={() => void copy()}
      >
        {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span className={styles.word}>{copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </li>
  );
}
