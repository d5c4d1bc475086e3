import { processSteps } from '#src/content/landing.ts';
import { ProcessSteps } from '#src/sections/services/ProcessSteps.tsx';

/** How a visit works. */
export function Component() {
  return <ProcessSteps {...processSteps} />;
}
