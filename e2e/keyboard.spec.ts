import type { Locator, Page } from 'playwright/test';
import {
  booked,
  bookingForm,
  expectOutcome,
  fieldOf,
  sampleBooking,
  sampleMobile,
} from './support/booking.ts';
import { logIn } from './support/desk.ts';
import { drawn, hydrate, scrollThrough } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

// Smooth scrolling would still be moving when positions are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The reason why the focused element can't be seen: '' if it can; undefined without a focus. */
async function focusProblem(page: Page): Promise<string | undefined> {
  const problem = await focusProblemNow(page);
  if (!problem) return problem;
  // A carousel follows the focus in the next frame.
  await drawn(page);
  return focusProblemNow(page);
}

async function focusProblemNow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const here = document.activeElement;
    if (!here || here === document.body) return undefined;
    if (here instanceof HTMLIFrameElement) return '';
    const text = here.getAttribute('aria-label') ?? here.textContent;
    const name = `${here.tagName.toLowerCase()} '${text.trim().slice(0, 40)}' ${here.id} ${here.getAttribute('href') ?? ''}`;

    // The focus ring of a card's link may be drawn by the card or by a pseudo-element.
    const card = here.closest('article, li');
    const looks = [here, here.parentElement, here.parentElement?.parentElement, card].flatMap(
      (part) =>
        part ? ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)) : [],
    );
    const isMarked = looks.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    // The calendar button inside a date field has the browser's own ring.
    const isCalendarButton = here.matches('[type="date"]:not(:focus-visible)');
    if (!isMarked && !isCalendarButton) return `${name} shows no focus`;

    const box = here.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) return `${name} takes the focus but has no size`;
    const left = Math.max(0, box.left) + 2;
    const right = Math.min(innerWidth, box.right) - 2;
    const top = Math.max(0, box.top) + 2;
    const bottom = Math.min(innerHeight, box.bottom) - 2;
    if (right < left || bottom < top) return `${name} is out of view`;

    const isFloating = (part: Element | null): boolean =>
      part !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(part).position) ||
        isFloating(part.parentElement));
    const covers = (x: number, y: number) => {
      const onTop = document.elementFromPoint(x, y);
      if (!onTop || here.contains(onTop) || onTop.contains(here) || onTop.closest('label')) return;
      return isFloating(onTop) ? onTop : undefined;
    };
    // Check the centre and the middle of each side; corners may be round.
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const covering = [
      covers(x, y),
      covers(left, y),
      covers(right, y),
      covers(x, top),
      covers(x, bottom),
    ];
    // A tall element, such as a panel, may be partly covered.
    const found = covering.filter((part) => part !== undefined);
    const isTall = box.height > innerHeight / 3;
    if (found.length > (isTall ? 3 : 0))
      return `${name} is covered by ${found[0]?.tagName} '${found[0]?.getAttribute('class')}'`;
    return '';
  });
}

/** Presses Tab until the target has the focus, and checks every element on the way. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const problems: (string | undefined)[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    problems.push(await focusProblem(page));
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(problems.filter(Boolean)).toEqual([]);
      return;
    }
  }
  throw new Error(`Tab never gets to ${String(target)}`);
}

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.type(option);
  await expect(select.locator('option:checked')).toHaveText(option);
}

test('an appointment can be booked by keyboard alone', async ({ page }) => {
  const booking = sampleBooking({ type: 'Grooming' });
  // 2 February reads the same with the day or the month first.
  const day = `${new Date().getFullYear() + 2}-02-02`;
  await page.goto('/ContactGrooming');
  const form = await bookingForm(page);
  const field = (name: string) => fieldOf(form, name);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, form.getByRole('button', { name: 'Book Appointment' }));
  await page.keyboard.press('Enter');
  await expect(field('location')).toBeFocused();
  expect(await focusProblem(page)).toBe('');

  const type = async (name: string, text: string) => {
    await tabTo(page, field(name));
    await page.keyboard.type(text);
  };
  await choose(page, field('location'), booking.location);
  await choose(page, field('appointmentType'), booking.type);
  await type('appointmentDate', `0202${day.slice(0, 4)}`);
  await expect(field('appointmentDate')).toHaveValue(day);
  await choose(page, field('appointmentTime'), booking.time);
  await choose(page, field('petType'), booking.pet);
  await type('comments', booking.comments);
  await type('name', booking.name);
  await type('mobileNumber', sampleMobile);
  await type('email', 'asha@example.com');
  await tabTo(page, form.getByRole('button', { name: 'Book Appointment' }));
  await page.keyboard.press('Enter');
  await expectOutcome(form, booked);
});

test('the focus is in sight at every stop of Tab, forwards and backwards', async ({ page }) => {
  await logIn(page);
  for (const [path, width, height] of [
    ['/', 1280, 800],
    ['/', 320, 256],
    ['/devcontact', 390, 844],
    ['/appointmentlist', 1280, 800],
    ['/VetcareVetBuddyVisits?phone=5555502001', 320, 256],
  ] as const)
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrate(page);
      await scrollThrough(page);
      const problems: (string | undefined)[] = [];
      // Backwards, the header may cover the focused element.
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < 45; presses += 1) {
          await page.keyboard.press(key);
          problems.push(await focusProblem(page));
          if (problems.at(-1) === undefined) break;
        }
      expect(problems.length).toBeGreaterThan(6);
      expect(problems.filter(Boolean)).toEqual([]);
    });
});
