import { Outlet } from 'react-router-dom';
import { Logo } from '#src/app/header/Logo.tsx';
import styles from './PlainLayout.module.css';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SlimFooter } from '#src/app/footer/SlimFooter.tsx';

export function PlainLayout() {
  return (
    <div className={styles.layout}>
      <div className="screen-high wrap">
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
