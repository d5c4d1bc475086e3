import { markMatches } from '#src/domain/siteSearch.ts';
import styles from './Marked.module.css';

interface MarkedProps {
  text: string;
  query: string;
  /** Nothing has the words as typed. */
  close: boolean;
}

/** A text with what was searched for marked in it. */
export function Marked({ text, query, close }: MarkedProps) {
  let at = 0;
  return markMatches(text, query, close).map(({ text: piece, marked }) => {
    const key = at;
    at += piece.length;
    return marked ? (
      <mark key={key} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}
