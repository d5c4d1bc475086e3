import { useCallback, useState } from 'react';

/**
 * Something that belongs to whoever is logged in as `owner`, kept beside them: for anybody else, and for nobody, there is
 * none, from the same moment on.
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
