import type { BrowserContext } from 'playwright/test';

/** Answers the list's call for who is logged in. */
export async function serveRequests(context: BrowserContext, records: () => unknown[]) {
  await context.route('**/admin-booking-list', async (route) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS')
      return route.fulfill({ status: 204, headers: cors });
    const isKnown = route.request().headers().authorization?.startsWith('Bearer ');
    return route.fulfill({
      status: isKnown ? 200 : 401,
      headers: cors,
      json: isKnown ? { data: records() } : { message: 'Unauthorized' },
    });
  });
}
