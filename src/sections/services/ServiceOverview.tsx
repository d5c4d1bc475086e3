import { Phone } from 'lucide-react';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ServiceRoom } from '#src/domain/pageContent.ts';
import styles from './ServiceOverview.module.css';

interface NightRoom {
  question: string;
  text: string;
  phone: { display: string; href: string };
  picture: Picture;
}

interface ServiceOverviewProps {
  /** On the roof. */
  sign: Picture;
  rooms: ServiceRoom[];
  /** The ground floor, lit at night. */
  night: NightRoom;
}

/** All services as a house cut open: every room is named by what an owner notices, and shows what is done there. */
export function ServiceOverview({ sign, rooms, night }: ServiceOverviewProps) {
  return (
    <div className={styles.street}>
      <div className={styles.grass} />
      <div className={styles.house}>
        <div className={styles.roof}>
          <PictureImage picture={sign} first />
        </div>
        <div className={styles.rooms}>
          {rooms.map((room) => (
            <Room key={room.question} {...room} />
          ))}
          <Night {...night} />
        </div>
      </div>
    </div>
  );
}

function Room({ question, services, picture, wall, layout, floor, flip }: ServiceRoom) {
  return (
    <section
      className={styles.room}
      data-wall={wall}
      data-layout={layout}
      data-floor={floor}
      data-flip={flip}
    >
      <div className={styles.words}>
        <h2>{question}</h2>
        <ul>
          {services.map(({ name, text, href }) => (
            <li key={name}>
              <SiteLink href={href}>{name}</SiteLink>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.picture}>
        <PictureImage picture={picture} />
      </div>
    </section>
  );
}

function Night({ question, text, phone, picture }: NightRoom) {
  return (
    <section className={styles.night}>
      <div className={styles.nightWords}>
        <h2>{question}</h2>
        <p>{text}</p>
        <ButtonLink href={phone.href} kind="light">
          <Phone aria-hidden />
          {phone.display}
        </ButtonLink>
      </div>
      <PictureImage picture={picture} className={styles.nightPicture} />
    </section>
  );
}
