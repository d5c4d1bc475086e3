import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Passes values typed before hydration, which React does not see, to `onTyped` once, on mount. */
export function useTypedBeforeHydration<Name extends string>(
  box: RefObject<HTMLElement | null>,
  rendered: Readonly<Record<Name, string>>,
  onTyped: (typed: Partial<Record<Name, string>>) => void,
) {
  const readFields = useEffectEvent(() => {
    const typed: Partial<Record<Name, string>> = {};
    for (const name in rendered) {
      const field = box.current?.querySelector<FieldElement>(`[name="${name}"]`);
      if (!field || field.value === rendered[name]) continue;
      typed[name] = field.value;
      // React took note of the value a moment ago: a change back to that one would count as none.
      field.value = typed[name];
    }
    if (Object.keys(typed).length > 0) onTyped(typed);
  });

  // A layout effect: a later render would overwrite the fields.
  useLayoutEffect(() => readFields(), [box]);
}
