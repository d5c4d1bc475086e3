import type { ReactNode } from 'react';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ServiceOverview.module.css';

/** One service as /service lists it. */
export interface ServiceEntry {
  name: string;
  /** The service in a few plain words. */
  text: string;
  href: string;
}

/** A group of services, headed by what an owner has noticed. */
export interface ServiceGroup {
  question: string;
  services: ServiceEntry[];
  picture: Picture;
  /** The background colour, the same as the picture's, so that both join. */
  ground: 'mint' | 'mint-2' | 'sky-2' | 'wash';
  /** How much of its floor it takes beside another: more than half, or all of it. */
  width?: 'wide' | 'whole';
  /** Where the picture stands, if not below the text. Beside it, in a room with the width, its left part is bare wall and floor. */
  place?: 'above' | 'beside';
}

interface EmergencyGroup {
  question: string;
  text: string;
  /** Where to go now. */
  advice: ReactNode;
  picture: Picture;
}

interface ServiceOverviewProps {
  /** Drawn on the roof of the house. */
  logo: Picture;
  /** `ServiceRooms`. */
  rooms: ReactNode;
  /** The last group, in the night colours: where to go in an emergency. */
  emergency: EmergencyGroup;
}

/** All services, drawn as the rooms of a house; last, where to go in an emergency. */
export function ServiceOverview({ logo, rooms, emergency }: ServiceOverviewProps) {
  return (
    <div className={styles.overview}>
      <div className={styles.house}>
        <div className={styles.roof} data-ground="panel">
          <PictureImage picture={logo} eager />
        </div>
        <div className={styles.rooms}>
          {rooms}
          <Emergency {...emergency} />
        </div>
      </div>
    </div>
  );
}

/** Each group is headed by what an owner notices and lists what the clinic does about it. */
export function ServiceRooms({ groups }: { groups: ServiceGroup[] }) {
  return groups.map(({ question, services, ...room }, index) => (
    // On a phone the first picture is the largest thing of the first screen.
    <Room key={question} {...room} eager={index === 0}>
      <h2>{question}</h2>
      <ul className={styles.services} data-lines>
        {services.map(({ name, text, href }) => (
          <li key={name}>
            <SiteLink href={href} className="cover-link strong ink">
              {name}
            </SiteLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Room>
  ));
}

interface RoomProps extends Omit<ServiceGroup, 'question' | 'services' | 'ground'> {
  ground: ServiceGroup['ground'] | 'night';
  /** Its picture is part of the first screen. */
  eager?: boolean;
  children: ReactNode;
}

function Room({ ground, width, place, picture, eager, children }: RoomProps) {
  return (
    <section
      className={`container ${styles.room}`}
      data-ground={ground}
      data-width={width}
      data-place={place}
    >
      <div className={styles.inside}>
        <div className={styles.words}>{children}</div>
        <PictureImage picture={picture} className={styles.picture} eager={eager} />
      </div>
    </section>
  );
}

function Emergency({ question, text, advice, picture }: EmergencyGroup) {
  return (
    <Room ground="night" width="whole" place="beside" picture={picture}>
      <h2>{question}</h2>
      <Stack gap={5} className={styles.emergency}>
        <p>{text}</p>
        <div>{advice}</div>
      </Stack>
    </Room>
  );
}
