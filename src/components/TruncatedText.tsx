import { type PointerEvent, type RefCallback, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import { shortened } from '#src/domain/shortened.ts';
import * as messages from './listMessages.ts';
import { useIsTruncated } from './useIsTruncated.ts';
import { usePopover } from './usePopover.ts';
import styles from './TruncatedText.module.css';

interface TruncatedTextProps {
  text: string;
  /** What the text is, for the button's accessible name: 'Comments' makes 'Comments in full'. */
  label: string;
  /** Whose it is, for the accessible names; '' for nobody's. */
  owner?: string;
  /** Makes the text a link (`tel:`, `mailto:`). The caller has checked that it is safe. */
  href?: string | undefined;
  /** Makes the text a button instead. */
  onClick?: (() => void) | undefined;
  /** What the button opens is open. */
  current?: boolean;
  /** What the row opens shows the whole: here it is a title. */
  isWholeElsewhere?: boolean;
}

/** More than any place holds. Anybody can ask for a visit, under a name of any length, and a browser takes minutes to lay out 50,000 letters. */
const mostLetters = 500;

/**
 * Text that may be too long for its place. Where it is truncated, hover or focus shows the whole text in a popover, and a
 * button expands it in place, so that it can be read at leisure and copied.
 */
export function TruncatedText(props: TruncatedTextProps) {
  const { text, label, owner = '', href, onClick, current, isWholeElsewhere } = props;
  const what = owner ? messages.textOf(label, owner) : label;
  const line = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const start = shortened(text, mostLetters);
  // What a button opens shows the rest.
  const isCut = start !== text && !onClick;
  const truncated = useIsTruncated(line, text, open) || isCut;
  const expands = truncated && !isWholeElsewhere;
  const popover = usePopover();

  // On a touch screen a tap also fires pointerenter, and a popover would cover the text that the tap expands.
  const whenMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && expands && !open) act();
  };
  return (
    <span
      ref={popover.anchor}
      className={styles.holder}
      data-layout="row"
      data-gap="1"
      data-open={open || undefined}
      data-pressable={href || onClick ? '' : undefined}
      title={truncated && isWholeElsewhere ? start : undefined}
      onPointerEnter={whenMouse(popover.show)}
      onPointerLeave={popover.hide}
    >
      <Line
        ref={(element) => {
          line.current = element;
        }}
        {...{ href, onClick, current }}
        text={open && isCut ? text : start}
        name={owner && messages.named(text, what)}
      />
      {expands && (
        <button
          type="button"
          className={`tile soft ${styles.toggle}`}
          aria-expanded={open}
          aria-label={messages.inFull(what)}
          onClick={() => {
            popover.hide();
            setOpen(!open);
          }}
          onFocus={(event) => {
            if (!open && event.currentTarget.matches(':focus-visible')) popover.show();
          }}
          onBlur={popover.hide}
        >
          <Icon icon="ChevronDown" data-turns="" />
          {popover.shown && (
            <span ref={popover.popup} className={`ink breaks ${styles.popover}`} aria-hidden>
              {text}
            </span>
          )}
        </button>
      )}
    </span>
  );
}

type LineProps = Pick<TruncatedTextProps, 'text' | 'href' | 'onClick' | 'current'> & {
  ref: RefCallback<HTMLElement>;
  /** The link's accessible name, or '' to use its text. */
  name: string;
};

/** The text as plain text, a link or a button. */
function Line({ ref, text, name, href, onClick, current }: LineProps) {
  if (href) {
    return (
      <a ref={ref} href={href} aria-label={name || undefined} className={styles.link}>
        {text}
      </a>
    );
  }
  if (onClick) {
    return (
      <button
        ref={ref}
        type="button"
        className={styles.press}
        aria-haspopup="dialog"
        aria-current={current || undefined}
        onClick={onClick}
      >
        {text}
      </button>
    );
  }
  return (
    <span ref={ref} className={styles.text}>
      {text}
    </span>
  );
}
