import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './QrCode.module.css';

/** Modules of empty margin that readers need on each side. */
const margin = 4;

interface QrCodeProps {
  /** The code's text. The code is drawn in the browser; the text is sent nowhere. */
  text: string;
  label: string;
}

/** A QR code: black on white in every colour scheme, because readers need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={side} height={side} className={styles.ground} />
      <path d={toSvgPath(code)} className={styles.modules} />
    </svg>
  );
}
