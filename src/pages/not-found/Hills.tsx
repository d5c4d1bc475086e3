import styles from './NotFoundPage.module.css';

/** Two hills and a path in the page's colours, stretched to the screen's width. */
export function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 1440 560" preserveAspectRatio="none" aria-hidden>
      <path
        className={styles.far}
        d="M0 210c160-90 340-84 520-20 180-96 440-120 630-30 110-36 210-34 290-10v410H0Z"
      />
      <path d="M0 330c300-60 1000-70 1440 0v230H0Z" />
      <path
        className={styles.path}
        d="M1136 296c-14 26-146 46-140 93 8 52-120 112-306 178h640c-112-52-238-98-252-152-10-40 46-96 58-119Z"
      />
    </svg>
  );
}
