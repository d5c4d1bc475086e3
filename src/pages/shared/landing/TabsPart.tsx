import { serviceTabs } from '#src/content/landing.ts';
import { ServiceTabs } from '#src/sections/services/ServiceTabs.tsx';

/** The four fields beyond a check-up (#Internal_Medicine, #surgery, #diagnostic, #Laboratory). */
export function Component() {
  return <ServiceTabs {...serviceTabs} />;
}
