import { useId, useState, type MouseEvent, type Ref } from 'react';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';
import * as messages from './messages.tsx';

export interface SummaryItem {
  /** The id of the field that the item links to. */
  fieldId: string;
  message: string;
  /** Nothing was answered. */
  isMissing: boolean;
}

interface ErrorSummaryProps {
  /** In the order of the fields. Without items nothing is rendered. */
  items: SummaryItem[];
  headingLevel?: 2 | 3 | 4;
  /** Focus it in the submit handler, after flushSync has rendered it. */
  ref?: Ref<HTMLDivElement>;
}

/** Scrolls to the label, then focuses the field: focus alone would leave the label out of view. */
function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? field;
  label.scrollIntoView();
  field.focus({ preventScroll: true });
}

/** Lists all errors of a form above its first field; on a phone in one line that opens. It takes the focus when a submit fails. */
export function ErrorSummary({ items, headingLevel = 3, ref }: ErrorSummaryProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (items.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={id} className={styles.summary}>
      <div className={styles.top} data-layout="row" data-gap="2" data-align="baseline">
        <Heading
          id={id}
          className={`h3 strong ${styles.heading}`}
          data-layout="row"
          data-gap="2"
          data-align="start"
        >
          <Icon icon="CircleAlert" />
          <span>{headingFor(items)}</span>
        </Heading>
        <button
          type="button"
          className={`text-button ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? messages.hide : messages.show}
        </button>
      </div>
      <div id={`${id}-list`} className={styles.details} data-open={isOpen || undefined}>
        <ul className={`above-3 ${styles.list}`}>
          {items.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{messages.nothingSent}</p>
      </div>
    </div>
  );
}

function headingFor(items: SummaryItem[]): string {
  const areMissing = items.every(({ isMissing }) => isMissing);
  return areMissing ? messages.answersMissing(items.length) : messages.answersToMend(items.length);
}
