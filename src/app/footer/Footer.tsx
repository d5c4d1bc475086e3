import { brand } from '#content/brand.ts';
import * as footer from '#content/parts/footer.ts';
import { footerLinks } from '#content/texts/links.ts';
import * as messages from '#src/app/messages.tsx';
import { AnchorLink } from '#src/app/parts/AnchorLink.tsx';
import { Logo } from '#src/app/parts/Logo.tsx';
import { OwnerLinks } from '#src/app/parts/OwnerLinks.tsx';
import { SocialLinks } from '#src/app/parts/SocialLinks.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { MailLink } from '#src/components/MailLink.tsx';
import * as common from '#src/components/messages.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { hreflangOf } from '#src/config/hindiPages.ts';
import { paths } from '#src/config/paths.ts';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <ContactBlock />
          <section
            className={`${styles.folded} ${styles.services}`}
            aria-labelledby="footer-services"
          >
            <FoldedHead id="footer-services" heading={messages.ourServices} />
            <ul>
              {footer.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </section>
          <div>
            <nav aria-labelledby="footer-links">
              <h2 id="footer-links">{messages.quickLinks}</h2>
              <ul>
                {footer.quickLinks.map(({ label, ...link }) => (
                  <li key={label}>
                    <AnchorLink {...link}>{label}</AnchorLink>
                  </li>
                ))}
              </ul>
            </nav>
            <h2 className={styles.connect}>{messages.connectWithUs}</h2>
            <SocialLinks names={footer.social} className={styles.social} />
          </div>
        </div>
        <OwnerLinks id="footer-owners" className={`${styles.folded} ${styles.owners}`}>
          <FoldedHead id="footer-owners" heading={messages.forOwners} />
        </OwnerLinks>
        <Cluster gap={2} align="baseline" justify="between" className={styles.base}>
          <p>
            <span>{messages.copyright(brand.copyrightYear, brand.parentCompany)}</span>{' '}
            <SiteLink href={paths.privacy}>{common.privacy}</SiteLink>
            {footerLinks.map(({ label, href }) => [
              ' ',
              <SiteLink key={href} href={href} lang={hreflangOf(href)}>
                {label}
              </SiteLink>,
            ])}
          </p>
          <p>{footer.notes.samples}</p>
        </Cluster>
      </div>
    </footer>
  );
}

/** Collapsed on phones, by `details`, so that it works without script. */
function FoldedHead({ id, heading }: { id: string; heading: string }) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <details className="phone-only">
        <summary data-layout="row" data-justify="between">
          <h2>{heading}</h2>
          <Icon icon="ChevronDown" data-turns="" />
        </summary>
      </details>
    </>
  );
}

function ContactBlock() {
  return (
    <div className={styles.contact}>
      <Logo ground="bar" />
      <p className={styles.label}>{messages.customerSupport}</p>
      <PhoneNumber {...brand.phone} standalone className={styles.phone} />
      <MailLink address={brand.email} className={styles.mail} />
      <p>{footer.notes.support}</p>
      <p>{footer.notes.emergency}</p>
    </div>
  );
}
