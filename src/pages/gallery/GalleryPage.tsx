import * as gallery from '#content/pages/gallery.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { HeroFeatures } from './HeroFeatures.tsx';
import { ProcessCarousel } from './ProcessCarousel.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';
import { SecondAbout } from './SecondAbout.tsx';
import { ServiceList } from './ServiceList.tsx';
import styles from './GalleryPage.module.css';

const sections = [
  { name: 'SecondAbout', section: <SecondAbout {...gallery.secondAbout} /> },
  { name: 'HeroFeatures', section: <HeroFeatures {...gallery.heroFeatures} /> },
  { name: 'ProcessCarousel', section: <ProcessCarousel {...gallery.processCarousel} /> },
  { name: 'ProjectGrid', section: <ProjectGrid {...gallery.projectGrid} /> },
  { name: 'ServiceList', section: <ServiceList {...gallery.serviceList} /> },
];

export function GalleryPage() {
  return (
    <>
      <PageMeta title="Gallery" />
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
