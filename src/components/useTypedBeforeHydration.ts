import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type FieldElement, keyOf } from './keptFields.ts';

/** The fields of the prerendered page, until it is hydrated. */
let prerendered: FieldElement[] = [];
let focused: Element | null = null;

/**
 * Notes the fields of a page that is about to be hydrated, and which of them has the focus. Where React finds the page changed, as
 * where the browser has translated it, it renders it afresh, and only the fields that have left the page know what was typed.
 */
export function notePrerenderedFields(container: HTMLElement): void {
  prerendered = [...container.querySelectorAll<FieldElement>('input, select, textarea')];
  focused = document.activeElement;
}

/** For when the page is hydrated: what leaves it from now on has been left. */
export function forgetPrerenderedFields(): void {
  prerendered = [];
  focused = null;
}

/** The prerendered field in whose place this one is. */
function formerOf(field: FieldElement): FieldElement | undefined {
  return prerendered.find((other) => !other.isConnected && keyOf(other) === keyOf(field));
}

/**
 * A prerendered form can be filled in, by hand or by the browser, before React hydrates it. React leaves those values in the
 * fields but does not know of them. This hook calls `onTyped` once, on mount, with the values of the fields in `box` that
 * differ from `rendered`: what the form's state holds, by the fields' names. It does nothing where nothing differs.
 */
export function useTypedBeforeHydration<Name extends string>(
  box: RefObject<HTMLElement | null>,
  rendered: Readonly<Record<Name, string>>,
  onTyped: (typed: Partial<Record<Name, string>>) => void,
) {
  const atMount = useRef({ rendered, onTyped });

  // In a layout effect: any later render would write the state over the fields.
  useLayoutEffect(() => {
    const typed: Partial<Record<Name, string>> = {};
    for (const name in atMount.current.rendered) {
      const field = box.current?.querySelector<FieldElement>(`[name="${name}"]`);
      if (!field) continue;
      const former = formerOf(field);
      const { value } = former ?? field;
      if (value !== atMount.current.rendered[name]) typed[name] = value;
      if (former && former === focused) field.focus({ preventScroll: true });
    }
    if (Object.keys(typed).length > 0) atMount.current.onTyped(typed);
  }, [box]);
}
