import { useParams } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import type { VetId } from '#content/vets.ts';
import { vetOf } from '#src/business/vetRecords.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Actions } from '#src/components/layout/Actions.tsx';
import { phoneAction, PhoneWithHours } from '#src/components/PhoneNumber.tsx';
import { ArchedPortrait } from '#src/components/pictures/ArchedPortrait.tsx';
import { PortraitHead } from '#src/pages/shared/PortraitHead.tsx';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { bookingWith } from './bookingWith.ts';
import { VetFirstVisit } from './VetFirstVisit.tsx';
import styles from './VetSections.module.css';

/** The sections of the address's vet. */
export function VetSections() {
  const vet = vetOf(useParams().doctorId as VetId);
  const { phone } = brand;
  const booking = bookingWith(vet);
  return (
    <>
      <PortraitHead
        current={vet.name}
        portrait={<ArchedPortrait picture={vet.figure} ground={vet.pageGround} eager />}
      >
        <h1 translate="no">{vet.name}</h1>
        <p className="lead">{vet.qualification}</p>
        {vet.registration && <p className="caption">{vet.registration}</p>}
        <blockquote className={styles.quote}>{`“${vet.quote}”`}</blockquote>
        <Actions>
          <ButtonLink href={booking.href}>{booking.label}</ButtonLink>
          {!booking.isByPhone && <PhoneWithHours {...phone} hours={hoursInWords.phone} />}
        </Actions>
      </PortraitHead>
      <VetFirstVisit vet={vet} />
      <ContactBand
        heading={booking.heading}
        lead={booking.lead}
        links={[booking, ...(booking.isByPhone ? [] : [phoneAction(phone)])]}
      />
    </>
  );
}
