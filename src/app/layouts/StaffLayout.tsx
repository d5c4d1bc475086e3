import { useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useIdToken } from '#src/api/loginTokens.ts';
import { useUserQueries } from '#src/api/useUserQueries.ts';
import { SlimFooter } from '#src/app/footer/SlimFooter.tsx';
import { Logo } from '#src/app/parts/Logo.tsx';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import { paths } from '#src/config/paths.ts';
import { Account } from '#src/features/session/Account.tsx';
import { SessionNotice } from '#src/features/session/SessionNotice.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import styles from './StaffLayout.module.css';

const listPaths: readonly string[] = [paths.appointmentList, paths.devAppointmentList];

const links = [
  { label: 'Appointment Requests', to: paths.appointmentList },
  { label: 'My Visits', to: paths.visits },
];

export function StaffLayout() {
  useUserQueries();
  const { pathname, search } = useLocation();
  const token = useIdToken();
  /** Address of the request list with its filters, for the way back. */
  const [lastList, setLastList] = useState<string>();
  const list = listPaths.includes(pathname) ? pathname + search : lastList;
  if (list !== lastList) setLastList(list);
  return (
    <div className={styles.layout} data-layout="screen">
      <header className={`screen-only ${styles.bar}`}>
        <Row gap={2} className={styles.inner}>
          <Logo />
          <nav aria-label="Staff">
            <Cluster as="ul" gap={1}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <NavLink
                    to={(to === paths.appointmentList && list) || to}
                    className={`ink nowrap ${styles.link}`}
                    data-layout="row"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </Cluster>
          </nav>
          <div className={styles.account}>
            <Account />
          </div>
        </Row>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <div className={`screen-only ${styles.base}`}>
        <SlimFooter />
      </div>
      <ScrollToTop atEdge />
      {token && <SessionNotice />}
    </div>
  );
}
