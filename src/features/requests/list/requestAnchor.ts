import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppointmentRequest } from '#src/domain/types.ts';

const prefix = '#request-';

/** The anchor with which the list opens a request again; undefined for a request without an id. Nothing else of it is told. */
export function anchorOf({ id }: AppointmentRequest): string | undefined {
  return id ? prefix + encodeURIComponent(id) : undefined;
}

/** Opens the request that the page was reached for, once the list has it: a login leads back to what was open. */
export function useRequestOfAnchor(
  requests: readonly AppointmentRequest[],
  onOpen: (request: AppointmentRequest) => void,
): void {
  const { hash } = useLocation();
  const wanted = useRef(hash);
  useEffect(() => {
    if (!wanted.current.startsWith(prefix) || requests.length === 0) return;
    const found = requests.find((request) => anchorOf(request) === wanted.current);
    wanted.current = '';
    if (found) onOpen(found);
  }, [requests, onOpen]);
}
