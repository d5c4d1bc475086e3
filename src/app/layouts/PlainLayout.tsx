import { Outlet } from 'react-router-dom';
import { SlimFooter } from '#src/app/footer/SlimFooter.tsx';
import { Logo } from '#src/app/parts/Logo.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import styles from './PlainLayout.module.css';

export function PlainLayout() {
  return (
    <div className={styles.layout}>
      <div className="wrap" data-layout="screen">
        <header className={styles.header}>
          <Logo />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <SlimFooter />
      </div>
      <ScrollToTop />
    </div>
  );
}
