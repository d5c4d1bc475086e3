import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx';
import styles from './EnquirySheet.module.css';

interface EnquirySheetProps extends EnquiryFormProps {
  /** The heading above the fields. Leave it out where a heading stands beside the form. */
  heading?: string;
}

/** A form without a call of its own, on a white card. */
export function EnquirySheet({ heading, ...form }: EnquirySheetProps) {
  return (
    <div className={styles.sheet} data-titled={heading ? true : undefined}>
      {heading && <h2>{heading}</h2>}
      <EnquiryForm {...form} />
    </div>
  );
}
