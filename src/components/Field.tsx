import { type AriaAttributes, useId, type ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** The texts around the control of a field. */
export interface FieldText {
  label: string;
  /** Shown beside the label ('10 digits'). */
  hint?: string;
  error?: string;
  /** A note about the field that is not an error. */
  notice?: string;
  /** Spans both columns of a FieldGroup. */
  wide?: boolean;
}

/**
 * The ids of a field's texts, and the attributes that connect the control to them. `own`: the control's own, for a text elsewhere
 * that describes it or says what is wrong with it.
 */
export function useFieldIds(
  { hint, error, notice }: FieldText,
  id?: string,
  own: AriaAttributes = {},
) {
  const generated = useId();
  const inputId = id ?? generated;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const noticeId = `${inputId}-notice`;
  const described = [error && errorId, own['aria-describedby'], notice && noticeId, hint && hintId]
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
      'aria-invalid': error ? true : own['aria-invalid'],
    },
  };
}

interface FieldProps extends FieldText {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

/**
 * Label and hint above the control, the error below it. The hint is outside the label, so that the label alone is the
 * accessible name.
 */
export function Field({ label, hint, error, notice, wide, ids, children }: FieldProps) {
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <div className={styles.top} data-layout="cluster" data-gap="2" data-align="baseline">
        <label className={styles.label} htmlFor={ids.inputId}>
          {label}
        </label>
        {hint && (
          <span className="small" id={ids.hintId}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.control}>{children}</div>
      {error && <Line className={styles.error} id={ids.errorId} icon="CircleAlert" text={error} />}
      {notice && <Line className={styles.notice} id={ids.noticeId} icon="Info" text={notice} />}
    </div>
  );
}

interface LineProps {
  id: string;
  className: string | undefined;
  icon: IconName;
  text: string;
}

function Line({ icon, text, ...rest }: LineProps) {
  return (
    <p {...rest} data-layout="row" data-gap="2" data-align="start">
      <Icon icon={icon} />
      <span>{text}</span>
    </p>
  );
}
