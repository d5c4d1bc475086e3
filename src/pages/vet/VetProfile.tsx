import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { callAction } from '#src/components/CallLink.tsx';
import { Actions } from '#src/components/layout/Actions.tsx';
import { PhoneLink } from '#src/components/PhoneLink.tsx';
import { ArchedPortrait } from '#src/components/pictures/ArchedPortrait.tsx';
import type { Vet } from '#src/domain/contentTypes.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { PortraitHead } from '#src/pages/shared/PortraitHead.tsx';
import { groundOf, workplacesOf } from '#src/records/vetRecords.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { bookingWith } from './bookingWith.ts';
import * as messages from './messages.ts';
import { VetFirstVisit } from './VetFirstVisit.tsx';
import styles from './VetPage.module.css';

export function VetProfile({ vet }: { vet: Vet }) {
  const { phone } = brand;
  const booking = bookingWith(vet);
  return (
    <>
      <PageMeta
        title={vet.name}
        description={messages.description(`${vet.name}, ${workplacesOf(vet)}`, vet.looksAfter)}
      />
      <PortraitHead
        current={vet.name}
        portrait={<ArchedPortrait picture={vet.figure} ground={groundOf(vet)} eager />}
      >
        <h1 translate="no">{vet.name}</h1>
        <p className="lead">{vet.profession}</p>
        {vet.registration && <p className="caption">{vet.registration}</p>}
        <blockquote className={styles.quote}>{`“${vet.quote}”`}</blockquote>
        <Actions>
          <ButtonLink href={booking.href}>{booking.label}</ButtonLink>
          {!booking.isByPhone && <PhoneLink {...phone} hours={hoursInWords.phone} />}
        </Actions>
      </PortraitHead>
      <VetFirstVisit vet={vet} />
      <ContactBand
        ground="mint"
        heading={booking.heading}
        lead={booking.note}
        links={[booking, ...(booking.isByPhone ? [] : [callAction(phone)])]}
      />
    </>
  );
}
