import { Phone } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { SampleForm } from './SampleForm.tsx';
import styles from './SampleFormBand.module.css';
import { SampleSheet } from './SampleSheet.tsx';

interface SampleFormBandProps extends ComponentProps<typeof SampleForm> {
  heading: string;
  lead: string;
  /** Who stands on the floor beside the form: a figure without backdrop, cut off at its foot. */
  figure?: Picture;
}

/** A heading on the mint wall, and beside it a form without behaviour. */
export function SampleFormBand({ heading, lead, figure, ...form }: SampleFormBandProps) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id={id}>{heading}</h2>
          <p className="lead">{lead}</p>
          <div className={styles.links} data-own-booking>
            <ButtonLink href={form.bookingHref}>Book a visit</ButtonLink>
            <ButtonLink href={form.phone.href} kind="secondary">
              <Phone aria-hidden />
              Call {form.phone.display}
            </ButtonLink>
          </div>
          {figure && <PictureImage picture={figure} className={styles.figure} />}
        </div>
        <SampleSheet {...form} />
      </div>
    </section>
  );
}
