import { useEffect, useState } from 'react';
import { userOf } from '#src/domain/idToken.ts';
import { Query, type QueryOptions, type QueryState } from './Query.ts';
import { getIdToken, subscribeToSession, useIdToken } from './session.ts';
import { useQuery } from './useQuery.ts';

/** ms for which a page that is opened again shows what it had, without a call. */
const staleTime = 60_000;

/** By user and call. They stay while other pages are shown. */
const queries = new Map<string, Query<unknown>>();

/** Forgets what other pages have loaded. */
export function forgetUserQueries(): void {
  queries.clear();
}

function currentUser(): string | null {
  const token = getIdToken();
  return token && userOf(token);
}

/** Whose answers are kept; undefined before the first page that keeps any. */
let owner: string | null | undefined;

/** From now on nothing that was loaded for a user is kept after the logout. */
function forgetWithUser(): void {
  if (owner !== undefined) return;
  owner = currentUser();
  subscribeToSession(() => {
    if (currentUser() !== owner) forgetUserQueries();
    owner = currentUser();
  });
}

function queryFor<T>(key: string, options: QueryOptions<T>): Query<T> {
  const query = (queries.get(key) as Query<T> | undefined) ?? new Query({ staleTime, ...options });
  queries.set(key, query);
  return query;
}

interface UserQueryOptions<T> extends QueryOptions<T> {
  /** Whose answer it is: nobody sees what another user was shown. undefined while that is being read: no call is made yet. */
  user: string | null | undefined;
  /** The call and what it asks for. */
  key: string;
}

export interface UserQuery<T> extends QueryState<T> {
  /** Makes the call again. */
  refetch: () => void;
}

/**
 * A call for the user who is logged in. Its answer is kept while other pages are shown. Where it failed, it is made again with
 * a new token.
 */
export function useUserQuery<T>({ user, key, ...options }: UserQueryOptions<T>): UserQuery<T> {
  const name = user === undefined ? undefined : `${user ?? ''}\n${key}`;
  const [held, setHeld] = useState<{ name: string | undefined; query: Query<T> | undefined }>();
  // A page that shows what needs no login goes on showing it when somebody logs out.
  const query =
    held?.name === name ? held?.query : name === undefined ? undefined : queryFor(name, options);
  if (!held || held.name !== name) setHeld({ name, query });
  const state = useQuery(query);
  const token = useIdToken();
  useEffect(forgetWithUser, []);
  useEffect(() => {
    if (user && query?.state().status === 'error') query.refetch();
  }, [user, token, query]);
  return {
    ...state,
    refetch: () => query?.refetch(),
  };
}
