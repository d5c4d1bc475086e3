import { type ComponentType, Suspense, useMemo, useRef } from 'react';
import type { CallBook } from '#src/domain/CallBook.ts';
import { choiceKey } from '#src/domain/choiceFilters.ts';
import { minutesOf } from '#src/domain/clock.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import type { BookingOwner } from './bookingStart.ts';
import { ListDialog } from '#src/features/requests/list/ListDialog.tsx';

/** The booking form, which the page brings: a feature knows no other. */
export type BookingForm = ComponentType<{
  user: string;
  from: BookingOwner;
  isTaken: (clinic: string, date: string, time: string) => boolean;
  onReload: () => void;
}> & {
  /** Fetches it ahead. */
  fetch: () => Promise<unknown>;
};

interface EnterBookingProps {
  Form: BookingForm;
  /** Who is logged in. */
  user: string;
  requests: RequestList;
  book: CallBook | undefined;
  /** The owner on the phone: of the request that is open, or of a visit. */
  from: BookingOwner | undefined;
  /** The clinic that the list is narrowed to; '' for none. */
  clinic: string;
  onReload: () => void;
  onClose: () => void;
}

/** What an owner says on the telephone, entered as a booking. */
export function EnterBooking(props: EnterBookingProps) {
  const { Form, user, requests, book, from, clinic, onReload, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isTaken = useMemo(() => takenTimes(requests, book), [requests, book]);
  return (
    <ListDialog
      dialog={dialog}
      title="Enter a booking"
      line="Sent like a booking of the site. What you typed is kept when this is closed."
      onClose={onClose}
    >
      <Suspense fallback={<p role="status">Loading the form…</p>}>
        <Form
          user={user}
          from={{ locationName: clinic, ...from }}
          isTaken={isTaken}
          onReload={() => {
            onReload();
            dialog.current?.close();
          }}
        />
      </Suspense>
    </ListDialog>
  );
}

/** Which times of which clinic have a request that is not cancelled. */
function takenTimes(requests: RequestList, book: CallBook | undefined) {
  return (clinic: string, date: string, time: string): boolean => {
    const key = choiceKey(clinic);
    return requests.dated.some(
      (request) =>
        request.date === date &&
        minutesOf(request.time) === minutesOf(time) &&
        choiceKey(request.locationName) === key &&
        book?.statusOf(request) !== 'Cancelled',
    );
  };
}
