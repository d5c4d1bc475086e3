import { useLocation } from 'react-router-dom';
import { servicesPage } from '#src/content/servicesPage.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ServiceHouse } from '#src/sections/services/ServiceHouse.tsx';
import { VisitPlanner } from '#src/sections/services/VisitPlanner.tsx';
import styles from './ServicePage.module.css';

/** /service: all services, found by what an owner notices. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title={servicesPage.title} description={servicesPage.description} />
      <PageHead
        wall="sky"
        pathname={pathname}
        title={servicesPage.heading}
        lead={servicesPage.lead}
        className={styles.head}
      />
      <ServiceHouse {...servicesPage.house} />
      <VisitPlanner {...servicesPage.planner} />
      <ContactBand {...servicesPage.ask} ground="wash" />
    </>
  );
}
