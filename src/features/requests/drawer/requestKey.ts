import type { AppointmentRequest } from '#src/domain/types.ts';

/** A request in the address: its ID, or where several share one or have none its number among them ('7', '7~2', '~3'). */
export function keyOf(
  request: AppointmentRequest,
  requests: readonly AppointmentRequest[],
): string {
  const { id } = request;
  const index = requests.filter((other) => other.id === id).indexOf(request);
  return index > 0 ? `${id}~${index + 1}` : id;
}

/** The request with a key; undefined for a key that none has, and for none. */
export function findRequest(
  requests: readonly AppointmentRequest[],
  key: string | null,
): AppointmentRequest | undefined {
  if (key === null) return undefined;
  const exact = requests.find(({ id }) => id === key);
  if (exact) return exact;
  const [, id, number] = /^(.*)~(\d+)$/s.exec(key) ?? [];
  return requests.filter((request) => request.id === id)[Number(number) - 1];
}
