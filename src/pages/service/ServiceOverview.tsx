import type { ReactNode } from 'react';
import { CardLink } from '#src/components/Card.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ServiceOverview.module.css';

export interface ServiceEntry {
  name: string;
  text: string;
  href: string;
}

/** Services under a sign that owners notice. */
export interface ServiceGroup {
  question: string;
  services: ServiceEntry[];
  picture: Picture;
  /** The picture's own background colour, so that both join. */
  ground: 'mint' | 'mint-2' | 'sky-2' | 'wash';
  /** Default: half of the floor; 'wide' takes more than half. */
  width?: 'wide' | 'whole';
  /** Default: below the text. 'beside' needs bare wall and floor at the picture's left. */
  picturePosition?: 'above' | 'beside';
}

interface EmergencyGroup {
  question: string;
  text: string;
  advice: ReactNode;
  picture: Picture;
}

interface ServiceOverviewProps {
  logo: Picture;
  rooms: ReactNode;
  emergency: EmergencyGroup;
}

/** All services, drawn as rooms of a house, with emergency advice in the last room. */
export function ServiceOverview({ logo, rooms, emergency }: ServiceOverviewProps) {
  return (
    <Section as="div" ground="sky" floor space="none" className={styles.overview}>
      <div className={styles.house}>
        <div className={styles.roof} data-ground="panel">
          <PictureImage picture={logo} eager />
        </div>
        <div className={styles.rooms}>
          {rooms}
          <Emergency {...emergency} />
        </div>
      </div>
    </Section>
  );
}

/** One room per group of services. */
export function ServiceRooms({ groups }: { groups: ServiceGroup[] }) {
  return groups.map(({ question, services, ...room }, index) => (
    // On a phone the first picture is the largest element.
    <Room key={question} {...room} eager={index === 0}>
      <h2>{question}</h2>
      <ul className={styles.services} data-lines>
        {services.map(({ name, text, href }) => (
          <li key={name}>
            <CardLink href={href} className="strong ink">
              {name}
            </CardLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Room>
  ));
}

interface RoomProps extends Omit<ServiceGroup, 'question' | 'services' | 'ground'> {
  ground: ServiceGroup['ground'] | 'night';
  eager?: boolean;
  children: ReactNode;
}

function Room({ ground, width, picturePosition, picture, eager, children }: RoomProps) {
  return (
    <section
      className={`container ${styles.room}`}
      data-ground={ground}
      data-width={width}
      data-picture={picturePosition}
    >
      <div className={styles.inside}>
        <div className={styles.text}>{children}</div>
        <PictureImage picture={picture} className={styles.picture} eager={eager} />
      </div>
    </section>
  );
}

function Emergency({ question, text, advice, picture }: EmergencyGroup) {
  return (
    <Room ground="night" width="whole" picturePosition="beside" picture={picture}>
      <h2>{question}</h2>
      <Stack gap={5} className={styles.emergency}>
        <p>{text}</p>
        <div>{advice}</div>
      </Stack>
    </Room>
  );
}
