import { wordsOf } from './createSearch.ts';
import styles from './Highlight.module.css';

interface HighlightProps {
  text: string;
  /** The matching words, as the search returns them. */
  found: ReadonlySet<string>;
}

/** A text with the words marked that a search found. */
export function Highlight({ text, found }: HighlightProps) {
  return text.split(/([\p{L}\p{N}\p{M}’']+)/u).map((piece, index) =>
    // Not bare: a translated page would break as the search goes on.
    wordsOf(piece).some((word) => found.has(word)) ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}
