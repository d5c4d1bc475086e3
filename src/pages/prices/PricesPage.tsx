import { useLocation } from 'react-router-dom';
import { Grid } from '#src/components/Grid.tsx';
import { Section } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Row } from '#src/components/Stack.tsx';
import { bookingHref } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';
import { type PriceLine, pricesPage } from '#src/content/pricesPage.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { bookNow } from '#src/components/messages.tsx';
import * as messages from './messages.ts';
import styles from './PricesPage.module.css';

/** /prices: what services cost, by service. */
export function Component() {
  const { pathname } = useLocation();
  const { title, description, lead, asOf, services, unlisted } = pricesPage;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead
        ground="page"
        pathname={pathname}
        current={messages.prices}
        title={title}
        lead={
          <>
            <strong>{asOf}</strong> <span>{lead}</span>
          </>
        }
        foot="small"
      />
      <Section as="div" ground="page" space="close">
        <div className="wrap">
          {services.map(({ id, name, summary, href, lines }) => (
            <Grid key={id} gap={4} className={styles.service}>
              <div data-columns="1-4">
                <h2 id={id}>
                  <SiteLink href={href}>{name}</SiteLink>
                </h2>
                <p className="small">{summary}</p>
              </div>
              <ul data-columns="5-12" data-lines="inner" aria-labelledby={id}>
                {lines.map((line, index) => (
                  <Line key={index} {...line} />
                ))}
              </ul>
            </Grid>
          ))}
        </div>
      </Section>
      <ContactBand
        {...unlisted}
        ground="mint"
        links={[
          { label: brand.phone.display, href: brand.phone.href },
          { label: bookNow, href: bookingHref },
        ]}
      />
    </>
  );
}

function Line({ title, where, cost, includes }: PriceLine) {
  return (
    <Row as="li" gap={5} align="baseline" className={styles.line}>
      <div>
        <p>{title}</p>
        {where && <p className="small">{where}</p>}
        {includes && <p className="small">{includes}</p>}
      </div>
      <p className={`strong numeric ${styles.cost}`}>{cost}</p>
    </Row>
  );
}
