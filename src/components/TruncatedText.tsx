import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { useIsTruncated } from './useIsTruncated.ts';
import { usePopover } from './usePopover.ts';
import styles from './TruncatedText.module.css';

interface TruncatedTextProps {
  text: string;
  /** What the text is, for the button's name: 'Comments' makes 'Comments in full'. */
  label: string;
  /** Where the text leads when it is pressed (`tel:`, `mailto:`); trusted by the caller. */
  href?: string | undefined;
  /** What a press on the text opens, instead of a link. */
  onPress?: (() => void) | undefined;
}

/**
 * Text that may be too long for its place. Where it is cut, hover or focus shows the whole of it over the place, and a
 * press (mouse, finger or keyboard) opens it where it stands, to be read and copied in peace.
 */
export function TruncatedText({ text, label, href, onPress }: TruncatedTextProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const cut = useIsTruncated(line, text, open);
  const peek = usePopover();

  // A finger's press opens the text; the hover that it feigns would only cover it.
  const whenMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && cut && !open) act();
  };
  return (
    <span
      ref={peek.anchor}
      className={styles.holder}
      data-open={open || undefined}
      data-pressable={href || onPress ? '' : undefined}
      onPointerEnter={whenMouse(peek.show)}
      onPointerLeave={peek.hide}
    >
      <span ref={line} className={styles.text}>
        {pressable(text, href, onPress)}
      </span>
      {cut && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-label={`${label} in full`}
          onClick={() => {
            peek.hide();
            setOpen(!open);
          }}
          onFocus={(event) => {
            if (!open && event.currentTarget.matches(':focus-visible')) peek.show();
          }}
          onBlur={peek.hide}
        >
          <ChevronDown aria-hidden strokeWidth={1.5} />
          {peek.shown && (
            <span ref={peek.popup} className={styles.peek} aria-hidden>
              {text}
            </span>
          )}
        </button>
      )}
    </span>
  );
}

function pressable(text: string, href?: string, onPress?: () => void): ReactNode {
  if (href) {
    return (
      <a href={href} className={styles.link}>
        {text}
      </a>
    );
  }
  if (!onPress) return text;
  return (
    <button type="button" className={styles.press} aria-haspopup="dialog" onClick={onPress}>
      {text}
    </button>
  );
}
