import { Cluster, Stack } from '#src/components/Stack.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { blog, booking } from './articleSamples.tsx';
import { clinicSamples } from './clinicSamples.tsx';
import { homes, unrouted } from './homeSamples.tsx';
import { pages } from './pageSamples.tsx';
import type { Sample } from './GallerySample.ts';
import styles from './GalleryPage.module.css';

const groups: { title: string; samples: Sample[] }[] = [
  { title: 'Not on any page yet', samples: unrouted },
  { title: 'The homes', samples: homes },
  { title: 'Inner pages and lists', samples: pages },
  { title: 'Clinics', samples: clinicSamples },
  { title: 'Blog', samples: blog },
  { title: 'Booking', samples: booking },
];

/** /gallery: every section under its name. In development only; a build leaves it out. */
export function Component() {
  return (
    <>
      <PageMeta title="Gallery" noindex />
      <div id="gallery" className={`wrap ${styles.head}`}>
        <h1>Gallery of sections</h1>
        <Stack as="nav" gap={5} aria-label="Sections" className="above-8">
          {groups.map(({ title, samples }) => (
            <div key={title}>
              <p>
                <b>{title}</b>
              </p>
              <Cluster as="ul" gap={5}>
                {samples.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${anchorOf(name)}`}>{name}</a>
                  </li>
                ))}
              </Cluster>
            </div>
          ))}
        </Stack>
      </div>
      {groups.flatMap(({ samples }) =>
        samples.map(({ name, section }) => (
          <section key={name} id={anchorOf(name)} aria-label={name} className={styles.sample}>
            <p className={styles.name}>{name}</p>
            <span>{section}</span>
          </section>
        )),
      )}
    </>
  );
}

function anchorOf(name: string): string {
  return `section-${name}`;
}
