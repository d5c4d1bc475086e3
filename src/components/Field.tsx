import { CircleAlert, Info } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

/** What every field says around its control. */
export interface FieldText {
  label: string;
  /** Shown beside the label ('10 digits'). */
  hint?: string;
  error?: string;
  /** Something to know about the field just now that is nobody's mistake. */
  notice?: string;
  /** Spans both columns of a FieldGroup. */
  wide?: boolean;
}

/** The ids that tie a control to its words, and the attributes that do it. */
export function useFieldIds({ hint, error, notice }: FieldText, id?: string) {
  const generated = useId();
  const inputId = id ?? generated;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const noticeId = `${inputId}-notice`;
  const described = [error && errorId, notice && noticeId, hint && hintId]
    .filter(Boolean)
    .join(' ');
  return {
    inputId,
    hintId,
    errorId,
    noticeId,
    controlProps: {
      id: inputId,
      className: styles.input,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

interface FieldProps extends FieldText {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

/** Label and hint above the control, the error below it. The hint stays outside the label: the label is the name. */
export function Field({ label, hint, error, notice, wide, ids, children }: FieldProps) {
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={ids.inputId}>
          {label}
        </label>
        {hint && (
          <span className={styles.hint} id={ids.hintId}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.control}>{children}</div>
      {error && (
        <p className={styles.error} id={ids.errorId}>
          <CircleAlert aria-hidden strokeWidth={2} />
          <span>{error}</span>
        </p>
      )}
      {notice && (
        <p className={styles.notice} id={ids.noticeId}>
          <Info aria-hidden strokeWidth={2} />
          <span>{notice}</span>
        </p>
      )}
    </div>
  );
}
