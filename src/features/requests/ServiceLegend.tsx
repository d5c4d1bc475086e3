import styles from './RequestsByDayChart.module.css';

/** The stripes that tell one service from another; drawn once, used by every bar. */
export function Textures({ id }: { id: string }) {
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

/** How a service's part of a bar is filled: colour and texture, so that neither has to be told by itself. */
export function fillOf(service: string, textureId: string): string | undefined {
  return service === 'Surgery' ? `url(#${textureId})` : undefined;
}

interface ServiceLegendProps {
  services: readonly string[];
  textureId: string;
}

/** Which part of a bar is which service. */
export function ServiceLegend({ services, textureId }: ServiceLegendProps) {
  return (
    <ul className={styles.key}>
      {services.map((service) => (
        <li key={service}>
          <svg aria-hidden width="14" height="14">
            <rect
              x="1"
              y="1"
              width="12"
              height="12"
              fill={fillOf(service, textureId)}
              className={styles.part}
              data-service={service}
            />
          </svg>
          {service}
        </li>
      ))}
    </ul>
  );
}
