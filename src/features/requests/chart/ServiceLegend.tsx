import { Cluster, Row } from '#src/components/Stack.tsx';
import styles from './RequestsByDayChart.module.css';

/** The stripes of the one service that colour alone would not tell apart; defined once, used by every bar. */
export function StripePattern({ id }: { id: string }) {
  return (
    <svg aria-hidden width="0" height="0" className={styles.textures}>
      <defs>
        <pattern
          id={id}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" className={styles.stripeGround} />
          <rect width="2" height="5" className={styles.stripe} />
        </pattern>
      </defs>
    </svg>
  );
}

/** A service's fill where it is no plain colour of the style sheet: stripes, so that colour is not needed to tell it. */
export function fillOf(service: string, patternId: string): string | undefined {
  return service === 'Surgery' ? `url(#${patternId})` : undefined;
}

interface ServiceLegendProps {
  services: readonly string[];
  patternId: string;
}

/** Which colour and pattern is which service. */
export function ServiceLegend({ services, patternId }: ServiceLegendProps) {
  return (
    <Cluster as="ul" gap={4} className={`caption ${styles.key}`}>
      {services.map((service) => (
        <Row as="li" gap={2} key={service}>
          <svg aria-hidden width="14" height="14">
            <rect
              x="1"
              y="1"
              width="12"
              height="12"
              fill={fillOf(service, patternId)}
              className={styles.part}
              data-service={service}
            />
          </svg>
          <span>{service}</span>
        </Row>
      ))}
    </Cluster>
  );
}
