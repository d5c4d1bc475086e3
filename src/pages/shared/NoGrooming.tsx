import { bookNow } from '#src/components/messages.tsx';
import * as messages from './messages.ts';
import { useLocation } from 'react-router-dom';
import { Actions } from '#src/components/Actions.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { bookingHref } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { booking } from '#content/pages/booking.yaml';
import { grooming } from '#src/domain/appointmentTypes.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from './PageMeta.tsx';

/** Whether the content knows of every clinic what it does, and of none that it grooms. */
export const groomsNowhere =
  clinics.length > 0 && clinics.every(({ types }) => types && !types.includes(grooming));

/** In the place of the form for grooming: that nobody grooms here, and where all else is booked. */
export function NoGrooming() {
  const { pathname } = useLocation();
  const { title, text } = booking.groomingContent.nowhere;
  return (
    <>
      <PageMeta title={title} description={text} />
      <PageHead ground="mint" pathname={pathname} current={messages.grooming} foot="small">
        <Stack gap={4}>
          <h1>{title}</h1>
          <p className="lead ink">{text}</p>
          <Actions>
            <ButtonLink href={bookingHref}>{bookNow}</ButtonLink>
            <ButtonLink href={brand.phone.href} kind="secondary">
              <Icon icon="Phone" />
              <span>{messages.callPhone(brand.phone.display)}</span>
            </ButtonLink>
          </Actions>
        </Stack>
      </PageHead>
    </>
  );
}
