/** What a route tells its layout and the prerender script. */
export interface RouteHandle {
  /** The page's module, as the build's manifest names it: 'src/pages/home/HomePage.tsx'. */
  module: string;
  /** The colour of the page's head, which the header stands on. Default: mint. */
  headerTone?: 'mint' | 'sky' | 'wash' | 'page';
  /** The bar above the header with e-mail and social links. */
  topBar?: boolean;
  /** What it shows depends on the query: prerendered markup serves only where there is none. */
  readsQuery?: boolean;
  /** Staff, visit and development pages: kept out of search engines and the sitemap. */
  noindex?: boolean;
}
