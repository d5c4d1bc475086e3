import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { TextField } from '#src/components/TextField.tsx';
import { placeOf } from './asLeft.ts';
import { isHalf } from './unfinished.ts';

interface HalfTypedFieldProps extends ComponentProps<typeof TextField> {
  /** Under which it is left (asLeft.ts). */
  leaveAs: string;
  value: string;
}

/** The handlers that it calls for the element that was left, which React does not know any more. */
const handlers = { input: 'onChange', keyup: 'onKeyUp', blur: 'onBlur' } as const;

/**
 * A field for a day, or a day and a time, that is there again as it was left half typed. No script can read that, or write it: the
 * browser's own element is left, and stands in for the new one until it is whole, or another value comes.
 */
export function HalfTypedField({ leaveAs, ...props }: HalfTypedFieldProps) {
  const { value } = props;
  const own = useRef<HTMLInputElement>(null);
  // A value that has come meanwhile counts more.
  const [left, setLeft] = useState(() =>
    value ? undefined : placeOf<HTMLInputElement>(leaveAs).get(),
  );
  const latest = useRef(props);

  useLayoutEffect(() => {
    latest.current = props;
    for (const { name, value: text } of left && own.current ? own.current.attributes : [])
      // Chromium drops what is half typed where 'min' or 'type' is written again.
      if (!['style', 'value'].includes(name) && left?.getAttribute(name) !== text)
        left?.setAttribute(name, text);
  });

  useLayoutEffect(() => {
    if (value && value !== left?.value) setLeft(undefined);
  }, [left, value]);

  useLayoutEffect(() => {
    const { current } = own;
    if (!current || !left) return undefined;
    const call = (event: Event) => {
      const handle = latest.current[handlers[event.type as keyof typeof handlers]];
      // They read the element alone.
      handle?.({ target: left, currentTarget: left } as never);
      if (event.type === 'blur' && !isHalf(left.validity)) setLeft(undefined);
    };
    for (const type in handlers) left.addEventListener(type, call);
    current.style.display = 'none';
    current.before(left);
    return () => {
      for (const type in handlers) left.removeEventListener(type, call);
      left.remove();
      current.style.display = '';
    };
  }, [left]);

  useLayoutEffect(() => {
    const shown = left ?? own.current;
    const place = placeOf<HTMLInputElement>(leaveAs);
    place.leave(undefined);
    return () => {
      if (shown && isHalf(shown.validity)) place.leave(shown);
    };
  }, [left, leaveAs]);

  return <TextField {...props} ref={own} />;
}
