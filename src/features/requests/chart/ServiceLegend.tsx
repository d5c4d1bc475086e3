import type { ChartedService } from '#src/domain/dailyCounts.ts';
import { Cluster, Row } from '#src/components/Stack.tsx';
import styles from './RequestsByDayChart.module.css';

/** By a service's place: a plain colour of the style sheet, or stripes at this angle, as colour alone would not tell so many apart. */
const fills = ['dark', 'half', 45, 'light', -45, 0, 90] as const;

/** The stripes; defined once, used by every bar. */
export function StripePatterns({ id }: { id: string }) {
  return (
    <svg aria-hidden width="0" height="0" className={styles.textures}>
      <defs>
        {fills
          .filter((fill) => typeof fill === 'number')
          .map((angle) => (
            <pattern
              key={angle}
              id={`${id}${angle}`}
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${angle})`}
            >
              <rect width="5" height="5" className={styles.stripeGround} />
              <rect width="2" height="5" className={styles.stripe} />
            </pattern>
          ))}
      </defs>
    </svg>
  );
}

/** What fills the parts of a service. */
export function fillOf(service: ChartedService | undefined, patternId: string) {
  const fill = fills[service?.fill ?? -1] ?? 'other';
  return typeof fill === 'number' ? { fill: `url(#${patternId}${fill})` } : { 'data-fill': fill };
}

interface ServiceLegendProps {
  services: readonly ChartedService[];
  patternId: string;
}

/** Which colour and pattern is which service. */
export function ServiceLegend({ services, patternId }: ServiceLegendProps) {
  return (
    <Cluster as="ul" gap={4} className={`caption ${styles.key}`}>
      {services.map((service) => (
        <Row as="li" gap={2} key={service.fill}>
          <svg aria-hidden width="14" height="14">
            <rect
              x="1"
              y="1"
              width="12"
              height="12"
              {...fillOf(service, patternId)}
              className={styles.part}
            />
          </svg>
          <span>{service.name}</span>
        </Row>
      ))}
    </Cluster>
  );
}
