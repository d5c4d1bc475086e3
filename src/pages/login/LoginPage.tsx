import { brand } from '#content/brand.ts';
import drawing from '#content/pictures/scenes/login.svg';
import { MailLink } from '#src/components/MailLink.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { bookingHref } from '#src/config/paths.ts';
import { LoginSteps } from '#src/features/session/LoginSteps.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './LoginPage.module.css';

export function LoginPage() {
  return (
    <>
      <PageMeta title="Login" />
      <div className={styles.login}>
        <LoginSteps>
          <h1 className={styles.title}>Login to Your Account</h1>
          <p className="lead">
            <span>{`For ${brand.name} staff. Pet owners don’t need an account:`}</span>{' '}
            <SiteLink href={bookingHref}>book a visit here</SiteLink>.
          </p>
        </LoginSteps>
        <p className="small">
          Trouble getting in? Write to <MailLink address={brand.email} />
        </p>
      </div>
      <LoginScene />
    </>
  );
}

const scene = { src: drawing, width: 2000, height: 1100, alt: '' };

function LoginScene() {
  return (
    <div className={styles.panel} aria-hidden>
      <PictureImage picture={scene} className={styles.scene} />
    </div>
  );
}
