import { type RefObject, useEffect, useRef } from 'react';

interface ListKeys {
  /** The list with its filters. */
  list: RefObject<HTMLElement | null>;
  /** Whether single characters are shortcuts. */
  characters: boolean;
  /** Lists the keys. */
  onHelp: () => void;
  /** Begins a booking by phone. */
  onBook: () => void;
}

/**
 * `/` leads to the search, `?` lists the keys, B begins a booking by phone, 'down' leads to the rows. A key is taken only where the focus is in the
 * list or nowhere, never from a field, from an open dialog or together with another key; a screen reader that reads the
 * page keeps its keys to itself.
 */
export function useListKeys({ list, characters, onHelp, onBook }: ListKeys): void {
  const latest = useRef({ characters, onHelp, onBook });
  useEffect(() => {
    latest.current = { characters, onHelp, onBook };
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!list.current || !isFree(event, list.current)) return;
      const act = actionOf(event.key, list.current, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

/** Whether a key means nothing to what has the focus. */
function isFree(event: KeyboardEvent, list: HTMLElement): boolean {
  const { defaultPrevented, isComposing, repeat, altKey, ctrlKey, metaKey, target } = event;
  if (defaultPrevented || isComposing || repeat || altKey || ctrlKey || metaKey) return false;
  // A request beside the list leaves it in use.
  if (document.querySelector('dialog[open]:not([data-beside])')) return false;
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, [contenteditable]')) return false;
  return target === document.body || list.contains(target);
}

function actionOf(
  key: string,
  list: HTMLElement,
  { characters, onHelp, onBook }: Omit<ListKeys, 'list'>,
): (() => void) | undefined {
  if (characters && key === '/') {
    const search = list.querySelector<HTMLInputElement>('input[type="search"]');
    return search ? () => focusAll(search) : undefined;
  }
  if (characters && key === '?') return onHelp;
  if (characters && key.toLowerCase() === 'b') return onBook;
  // Within the list the arrow keys belong to what has the focus: the rows themselves, the bars of the chart.
  if (key !== 'ArrowDown' || document.activeElement !== document.body) return undefined;
  const row = list.querySelector<HTMLElement>('[data-row] :is(a, button):not([tabindex="-1"])');
  return row ? () => row.focus() : undefined;
}

function focusAll(field: HTMLInputElement): void {
  field.focus();
  field.select();
}
