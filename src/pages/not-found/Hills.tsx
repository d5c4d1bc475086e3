import styles from './NotFoundPage.module.css';

/** Two hills and a path in the page's colours, stretched to the screen's width. */
export function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 1440 560" preserveAspectRatio="none" aria-hidden>
      <path
        className={styles.far}
        d="M0 210c160-90 340-84 520-20 190-96 470-120 690-20 90-40 160-40 230-20v410H0Z"
      />
      <path className={styles.near} d="M0 330c300-60 1000-70 1440 0v230H0Z" />
      <path
        className={styles.path}
        d="M1010 322c60-8 120-6 150 2-44 40-70 70-20 112 46 40 130 84 190 124H690c150-40 250-70 276-124 18-40-6-90 44-114Z"
      />
    </svg>
  );
}
