import { highlightMatches } from '#src/domain/siteSearch.ts';
import styles from './Highlight.module.css';

interface HighlightProps {
  text: string;
  query: string;
  /** Nothing has the words as typed. */
  approximate: boolean;
}

/** A text with what was searched for marked in it. */
export function Highlight({ text, query, approximate }: HighlightProps) {
  let at = 0;
  return highlightMatches(text, query, approximate).map(({ text: piece, marked }) => {
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
