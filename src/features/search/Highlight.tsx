import { highlightMatches } from '#src/domain/searchWords.ts';
import styles from './Highlight.module.css';

interface HighlightProps {
  text: string;
  query: string;
  /** The matching words, as the search returns them. */
  found: ReadonlySet<string>;
}

/** A text with what was searched for marked in it. */
export function Highlight({ text, query, found }: HighlightProps) {
  let at = 0;
  return highlightMatches(text, query, found).map(({ text: piece, marked }) => {
    const key = at;
    at += piece.length;
    // Not bare: a translated page would break as the search goes on.
    const Piece = marked ? 'mark' : 'span';
    return (
      <Piece key={key} className={marked ? styles.mark : undefined}>
        {piece}
      </Piece>
    );
  });
}
