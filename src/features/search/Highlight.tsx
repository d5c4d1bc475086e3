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
    // Not bare: a translated page would break as the search goes on (scripts/lint/translatable.mjs).
    const Piece = marked ? 'mark' : 'span';
    return (
      <Piece key={key} className={marked ? styles.mark : undefined}>
        {piece}
      </Piece>
    );
  });
}
