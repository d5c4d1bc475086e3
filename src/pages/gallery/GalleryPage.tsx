import * as unrouted from '#content/pages/unrouted.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { SecondAbout } from '#src/sections/about/SecondAbout.tsx';
import { HeroFeatures } from '#src/sections/hero/HeroFeatures.tsx';
import { ProjectGrid } from '#src/sections/media/ProjectGrid.tsx';
import { ProcessCarousel } from '#src/sections/services/ProcessCarousel.tsx';
import { ServiceList } from '#src/sections/services/ServiceList.tsx';
import styles from './GalleryPage.module.css';

const sections = [
  { name: 'SecondAbout', section: <SecondAbout {...unrouted.secondAbout} /> },
  { name: 'HeroFeatures', section: <HeroFeatures {...unrouted.heroFeatures} /> },
  { name: 'ProcessCarousel', section: <ProcessCarousel {...unrouted.processCarousel} /> },
  { name: 'ProjectGrid', section: <ProjectGrid {...unrouted.projectGrid} /> },
  { name: 'ServiceList', section: <ServiceList {...unrouted.serviceList} /> },
];

/** /gallery: the sections that no route uses, in development only. */
export function Component() {
  return (
    <>
      <PageMeta title="Gallery" noindex />
      <div className={`wrap ${styles.head}`}>
        <h1>Gallery of sections</h1>
      </div>
      {sections.map(({ name, section }) => (
        <section key={name} aria-label={name}>
          <p className={styles.name}>{name}</p>
          <span>{section}</span>
        </section>
      ))}
    </>
  );
}
