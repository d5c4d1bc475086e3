import { useRef } from 'react';
import { CheckboxField } from '#src/components/CheckboxField.tsx';
import { ListDialog } from './ListDialog.tsx';
import styles from './KeyboardHelp.module.css';

interface KeyboardHelpProps {
  /** Whether single characters are shortcuts. */
  characters: boolean;
  onCharacters: (on: boolean) => void;
  onClose: () => void;
}

const keys = [
  ['/', 'Search'],
  ['↓', 'Go to the list, then to the next request'],
  ['↑', 'Go to the previous request'],
  ['Tab', 'Go from a name to that request’s numbers and addresses'],
  ['Enter', 'Open the request'],
  ['J', 'Go on to the next request, while one is open'],
  ['K', 'Go back to the one before'],
  ['Esc', 'Close the request'],
  ['B', 'Enter a booking'],
  ['?', 'Show these keys'],
] as const;

/** The keys of the request list, and the switch for those that are a single character. */
export function KeyboardHelp({ characters, onCharacters, onClose }: KeyboardHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <ListDialog
      dialog={dialog}
      title="Keyboard"
      line="These work anywhere in the list, never while you type."
      onClose={onClose}
    >
      <dl className={`tool-text ${styles.keys}`} data-lines="inner">
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label="Use /, ?, B, J and K as shortcuts on this computer"
        checked={characters}
        onChange={({ target }) => onCharacters(target.checked)}
      />
    </ListDialog>
  );
}
