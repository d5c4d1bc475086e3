import { ButtonLink } from '#src/components/Button.tsx';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { ServiceGroup } from '#src/domain/pageContent.ts';
import styles from './ServiceOverview.module.css';

interface EmergencyGroup {
  question: string;
  text: string;
  advice: readonly string[];
  phone: { display: string; href: string };
  picture: Picture;
}

interface ServiceOverviewProps {
  /** Drawn on the roof of the house. */
  logo: Picture;
  groups: ServiceGroup[];
  /** The last group, in the night colours: the phone number for an emergency. */
  emergency: EmergencyGroup;
}

/** All services, drawn as the rooms of a house. Each group is headed by what an owner notices and lists what the clinic does about it. */
export function ServiceOverview({ logo, groups, emergency }: ServiceOverviewProps) {
  return (
    <div className={styles.overview}>
      <div className={styles.grass} />
      <div className={styles.house}>
        <div className={styles.roof}>
          <PictureImage picture={logo} eager />
        </div>
        <Grid className={styles.groups}>
          {groups.map((group, index) => (
            // On a phone the first picture is the largest thing of the first screen.
            <Group key={group.question} {...group} eager={index === 0} />
          ))}
          <Emergency {...emergency} />
        </Grid>
      </div>
    </div>
  );
}

interface GroupProps extends ServiceGroup {
  /** Its picture is part of the first screen. */
  eager: boolean;
}

function Group(props: GroupProps) {
  const { question, services, picture, ground, layout, fills, floor, flip, eager } = props;
  return (
    <section
      className={styles.group}
      data-ground={ground}
      data-layout={layout}
      data-fills={fills}
      data-floor={floor}
      data-flip={flip}
    >
      <div className={styles.words}>
        <h2>{question}</h2>
        <ul>
          {services.map(({ name, text, href }) => (
            <li key={name}>
              <SiteLink href={href} className="cover-link">
                {name}
              </SiteLink>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <CroppedPicture picture={picture} className={styles.picture} eager={eager} />
    </section>
  );
}

function Emergency({ question, text, advice, phone, picture }: EmergencyGroup) {
  return (
    <section className={styles.emergency}>
      <div className={styles.emergencyWords}>
        <h2>{question}</h2>
        <p>{text}</p>
        <ButtonLink href={phone.href} kind="light">
          <Icon icon="Phone" />
          <span translate="no">{phone.display}</span>
        </ButtonLink>
        <EmergencyAdvice advice={advice} className={styles.advice} />
      </div>
      <PictureImage picture={picture} className={styles.emergencyPicture} />
    </section>
  );
}
