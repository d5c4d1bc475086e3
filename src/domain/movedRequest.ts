import type { AppointmentRequest } from './types.ts';

/** A request whose day and time are those that were agreed on instead of its own. */
export interface MovedRequest extends AppointmentRequest {
  /** As the API has it. */
  readonly requested: AppointmentRequest;
}

/** A request as the API has it, also where the desk has moved it. */
export function asRequested(request: AppointmentRequest): AppointmentRequest {
  return (request as Partial<MovedRequest>).requested ?? request;
}
