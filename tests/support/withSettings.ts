import { onTestFinished } from 'vitest';
import { config } from '#src/config/env.ts';

/** The site has these settings until the test ends: it reads each when it needs it. */
export function withSettings(settings: Partial<typeof config>): void {
  const before = { ...config };
  Object.assign(config, settings);
  onTestFinished(() => {
    Object.assign(config, before);
  });
}
