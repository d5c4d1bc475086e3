import { type AriaAttributes, useId, type ReactNode } from 'react';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import styles from './Field.module.css';

export interface FieldText {
  label: string;
  hint?: string;
  error?: string;
  notice?: string;
  wide?: boolean;
}

/** Splits props between label and control, and links both by id, hint and error. */
export function useField<Props extends FieldText & AriaAttributes & { id?: string }>(props: Props) {
  const { label, hint, error, notice, wide, ...control } = props;
  const generated = useId();
  const id = control.id ?? generated;
  const described = [
    error && `${id}-error`,
    control['aria-describedby'],
    notice && `${id}-notice`,
    hint && `${id}-hint`,
  ];
  return {
    text: { label, hint, error, notice, wide, id },
    control: {
      ...control,
      id,
      className: styles.input,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : control['aria-invalid'],
    },
  };
}

interface FieldProps extends FieldText {
  id: string;
  children: ReactNode;
}

/** A hint inside the label would become part of the accessible name. */
export function Field({ label, hint, error, notice, wide, id, children }: FieldProps) {
  return (
    <div className={styles.field} data-wide={wide || undefined}>
      <Cluster gap={2} align="baseline" className={styles.top}>
        <label className={`strong ${styles.label}`} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <span className="small" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </Cluster>
      <div className={styles.control}>{children}</div>
      {error && (
        <Line className={styles.error} id={`${id}-error`} icon="CircleAlert" text={error} />
      )}
      {notice && <Line className={styles.notice} id={`${id}-notice`} icon="Info" text={notice} />}
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
    <Row as="p" {...rest} gap={2} align="start">
      <Icon icon={icon} />
      <span>{text}</span>
    </Row>
  );
}
