import { publicLayouts } from './support/pages.ts';
import { expectStill, onPhone } from './support/shifts.ts';
import { test } from './support/test.ts';

const desktop = { width: 1440, height: 900 };

/** These also on a desktop: what comes late there, fields, lists, carousels and tabs, stands beside something else. */
const onDesktop = ['/', '/home-v3', '/ContactGrooming', '/blog', '/clinics'];

/** Pages are visited side by side, because a visit waits more than it computes; some at a time. */
const atATime = 4;
const groups = Array.from({ length: Math.ceil(publicLayouts.length / atATime) }, (_, group) =>
  publicLayouts.slice(group * atATime, (group + 1) * atATime),
);

for (const paths of groups)
  test(`nothing moves on ${paths.join(', ')} while they are scrolled on a slow line`, async ({
    browser,
  }) => {
    // The line is slow.
    test.slow();
    await Promise.all(
      paths.flatMap((path) => [
        expectStill(browser, path, onPhone),
        ...(onDesktop.includes(path) ? [expectStill(browser, path, desktop)] : []),
      ]),
    );
  });
