import { wordsOf } from './createSearch.ts';
import styles from './Highlight.module.css';

interface HighlightProps {
  text: string;
  found: ReadonlySet<string>;
}

export function Highlight({ text, found }: HighlightProps) {
  return text.split(/([\p{L}\p{N}\p{M}’']+)/u).map((piece, index) =>
    // A <span> per piece: browser translation breaks bare text nodes that React updates.
    wordsOf(piece).some((word) => found.has(word)) ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
