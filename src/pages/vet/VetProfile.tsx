import { Actions } from '#src/components/layout/Actions.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { ArchedPortrait } from '#src/components/pictures/ArchedPortrait.tsx';
import { paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { weekLink, weekNote } from '#content/pages/vets.ts';
import { groundOf } from '#src/pages/shared/vetCards.ts';
import { clinicsOf, placeOf, placesOf } from '#src/pages/shared/vetClinics.ts';
import type { Vet } from '#src/domain/vets.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { VetFirstVisit } from './VetFirstVisit.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { PortraitHead } from '#src/pages/shared/PortraitHead.tsx';
import { PhoneLink } from '#src/components/PhoneLink.tsx';
import { callPhone } from '#src/pages/shared/messages.ts';
import { bookingWith } from './bookingWith.ts';
import * as messages from './messages.ts';
import styles from './VetPage.module.css';
import { weekOf } from './weekOf.ts';

/** A vet's page: portrait, facts, first visit, week, and the way to book with this vet. */
export function VetProfile({ vet }: { vet: Vet }) {
  const { phone } = brand;
  const booking = bookingWith(vet);
  const isWoman = vet.pronoun === 'she';
  return (
    <>
      <PageMeta
        title={vet.name}
        description={messages.description(`${vet.name}, ${placesOf(vet)}`, vet.looksAfter)}
      />
      <PortraitHead
        current={vet.name}
        portrait={<ArchedPortrait picture={vet.figure} ground={groundOf(vet)} eager />}
      >
        <h1 translate="no">{vet.name}</h1>
        <p className="lead">{vet.profession}</p>
        {vet.registration && <p className="caption">{vet.registration}</p>}
        <blockquote className={`action ${styles.quote}`}>{`“${vet.quote}”`}</blockquote>
        <Actions>
          <ButtonLink href={booking.href}>{booking.label}</ButtonLink>
          {!booking.isByPhone && <PhoneLink {...phone} hours={hoursInWords.phone} />}
        </Actions>
      </PortraitHead>
      <VetFirstVisit
        facts={[
          { name: messages.looksAfter, value: vet.looksAfter },
          { name: messages.experience, value: messages.years(vet.years) },
          ...clinicsOf(vet).map((clinic, index) => ({
            name: index === 0 ? messages.clinic : messages.alsoAt,
            value: placeOf(clinic),
            href: paths.clinic(clinic.slug),
          })),
          { name: messages.speaks, value: vet.languages.join(', ') },
          { name: messages.goodToKnow, value: vet.goodToKnow },
        ]}
        heading={messages.firstVisitWith(vet.firstName)}
        {...vet.firstVisit}
        link={{ label: messages.whatToBring, href: paths.text('first-visit') }}
        oftenAsked={{
          heading: isWoman ? messages.sheIsAskedAbout : messages.heIsAskedAbout,
          items: vet.oftenAskedAbout,
        }}
        week={{
          heading: isWoman ? messages.whenSheIsIn : messages.whenHeIsIn,
          days: weekOf(vet),
          note: weekNote,
          link: weekLink,
        }}
      />
      <ContactBand
        ground="mint"
        heading={booking.heading}
        lead={booking.note}
        links={[
          booking,
          ...(booking.isByPhone ? [] : [{ label: callPhone(phone.display), href: phone.href }]),
        ]}
      />
    </>
  );
}
