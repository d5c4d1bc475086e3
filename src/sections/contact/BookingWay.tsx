import { useState } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { config } from '#src/config/env.ts';
import { bookingHref, paths } from '#src/config/paths.ts';
import { clinicNow } from '#src/domain/clock.ts';
import { bookingStart, type BookingStart } from '#src/domain/enquiry.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import { WayOn } from './WayOn.tsx';

interface BookingWayProps {
  values: Readonly<Record<string, string>>;
  isFirst: boolean;
  /** The numbers that the booking form takes. */
  mobile: MobileRule;
  /** Fills the booking form in, right before its page opens. */
  onBook: (start: Pick<BookingStart, 'variant' | 'answers'>) => void;
}

/** The way on by the booking form, with what can come along filled in. */
export function BookingWay({ values, isFirst, mobile, onBook }: BookingWayProps) {
  const [today] = useState(() => clinicNow(new Date(), config.clinicTimeZone).date);
  const { variant, answers, takes, leaves } = bookingStart(values, today, mobile);
  return (
    <WayOn
      action={
        <ButtonLink
          href={variant === 'simple' ? paths.contactGrooming : bookingHref}
          kind={isFirst ? 'primary' : 'secondary'}
          size="small"
          onClick={() => onBook({ variant, answers })}
        >
          Finish in the booking form
        </ButtonLink>
      }
    >
      {takes.length > 0 && <p>{`Comes along: ${takes.join(', ')}.`}</p>}
      {leaves.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>The booking form asks for the rest, such as the clinic, your pet and a time.</p>
    </WayOn>
  );
}
