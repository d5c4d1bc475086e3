import { Cluster } from '#src/components/Stack.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import styles from './VisitsTools.module.css';

interface VisitsToolsProps {
  search: string;
  onSearch: (search: string) => void;
}

/** The search in the rows of a list, and the list on paper. */
export function VisitsTools({ search, onSearch }: VisitsToolsProps) {
  return (
    <Cluster gap={3} align="end" className={`screen-only ${styles.tools}`} data-dense>
      <div role="search" aria-label="These visits" className={styles.search}>
        <TextField
          label="Search these visits"
          type="search"
          placeholder="Pet, client, visit or date"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <ToolButton icon="Printer" onClick={() => window.print()}>
        Print
      </ToolButton>
    </Cluster>
  );
}
