/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_STORES_URL?: string;
  readonly VITE_VET_CARE_API_URL?: string;
  readonly VITE_VISITS_API_URL?: string;
  readonly VITE_VISITS_PATH?: string;
  readonly VITE_COGNITO_CLIENT_ID?: string;
  readonly VITE_COGNITO_REGION?: string;
  readonly VITE_COGNITO_ENDPOINT?: string;
  readonly VITE_BOOKING_WARM_UP_URL?: string;
  readonly VITE_HTTP_TIMEOUT_MS?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_VISITS_NEED_TOKEN?: string;
}
