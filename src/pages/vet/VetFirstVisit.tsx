import { vetPage } from '#content/pages/vets.ts';
import type { Vet } from '#src/business/recordTypes.ts';
import { cityAndArea, clinicsOf } from '#src/business/vetRecords.ts';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { ArrowLink, SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { VetWeek } from './VetWeek.tsx';
import styles from './VetSections.module.css';

export function VetFirstVisit({ vet }: { vet: Vet }) {
  const { firstName, firstVisit, oftenAskedAbout, pronoun } = vet;
  return (
    <Section ground="page" space="none">
      <div className="wrap">
        <VetFacts vet={vet} />
        <Grid gap={12} align="start" className={styles.grid}>
          <div className={styles.text} data-columns="1-7">
            <SectionTitle>{vetPage.firstVisitWith(firstName)}</SectionTitle>
            <p className="lead">{firstVisit.lead}</p>
            {firstVisit.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ArrowLink href={paths.text('first-visit')}>{vetPage.whatToBring}</ArrowLink>
            <h3>{vetPage.isAskedAbout[pronoun]}</h3>
            <ul className={styles.asked} data-lines>
              {oftenAskedAbout.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div data-columns="9-12">
            <VetWeek vet={vet} />
          </div>
        </Grid>
      </div>
    </Section>
  );
}

function VetFacts({ vet }: { vet: Vet }) {
  return (
    <dl className={styles.line} data-layout="columns">
      {factsOf(vet).map(({ label, value, href }) => (
        <div key={label + value}>
          <dt className="small">{label}</dt>
          <dd>{href ? <SiteLink href={href}>{value}</SiteLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(vet: Vet): { label: string; value: string; href?: string }[] {
  return [
    { label: vetPage.looksAfter, value: vet.looksAfter },
    { label: vetPage.experience, value: vetPage.years(vet.years) },
    ...clinicsOf(vet).map((clinic, index) => ({
      label: index === 0 ? vetPage.clinic : vetPage.alsoAt,
      value: cityAndArea(clinic),
      href: paths.clinic(clinic.slug),
    })),
    { label: vetPage.speaks, value: vet.languages.join(', ') },
    { label: vetPage.goodToKnow, value: vet.goodToKnow },
  ];
}
