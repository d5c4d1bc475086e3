import { type RefObject, Suspense, useState } from 'react';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { KeyboardHelp } from './lazyComponents.ts';
import { useListKeys } from './useListKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The keys of the list, with the button that lists them. It loads after the rows. */
export function KeyboardKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const [characters, setCharacters] = useShortcuts();
  const [shown, setShown] = useState(false);
  useListKeys({ list, characters, onHelp: () => setShown(true) });
  return (
    <>
      <ToolButton icon="Keyboard" aria-haspopup="dialog" onClick={() => setShown(true)}>
        Keyboard
      </ToolButton>
      {shown && (
        <Suspense>
          <KeyboardHelp
            characters={characters}
            onCharacters={setCharacters}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
    </>
  );
}
