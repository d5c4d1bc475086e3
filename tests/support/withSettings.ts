import { onTestFinished } from 'vitest';
import { config } from '#src/config/env.ts';

/** Overrides settings until the test ends. */
export function withSettings(settings: Partial<typeof config>): void {
  const before = { ...config };
  Object.assign(config, settings);
  onTestFinished(() => {
    Object.assign(config, before);
  });
}
