import { Outlet, useLocation } from 'react-router-dom';
import { Header } from '#src/app/header/Header.tsx';
import { TopBar } from '#src/app/header/TopBar.tsx';
import { useHeadTone, usePageOptions } from '#src/components/layout/pageOptions.ts';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { useReveals } from '#src/platform/useReveals.ts';
import { BookingBar } from './BookingBar.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import styles from './SiteLayout.module.css';

const Footer = staticSection(async () => (await import('#src/app/footer/Footer.tsx')).Footer);

export function SiteLayout() {
  const { topBar } = usePageOptions();
  const headTone = useHeadTone();
  const { pathname } = useLocation();
  useReveals(pathname);
  return (
    <div className={styles.layout} data-layout="screen" data-head-tone={headTone}>
      {topBar && <TopBar variant={topBar} />}
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* Keyed, so that prerendered markup is not reused for another page. */}
        <Outlet key={pathname} />
      </main>
      <Footer />
      <BookingBar />
      <ScrollToTop />
    </div>
  );
}
