import { useCallback, useState } from 'react';

/**
 * State that belongs to one logged-in user: it is undefined from the render in which `owner`, the user, changes.
 */
export function usePerUserState<T>(
  owner: string | null,
): [T | undefined, (value: T | undefined) => void] {
  const [kept, setKept] = useState<{ owner: string | null; value: T }>();
  const keep = useCallback(
    (value: T | undefined) => setKept(value === undefined ? undefined : { owner, value }),
    [owner],
  );
  return [kept?.owner === owner ? kept.value : undefined, keep];
}
