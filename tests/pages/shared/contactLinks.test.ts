// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pathsToPrerender, renderPage } from '#src/app/renderPage.tsx';
import { paths } from '#src/config/paths.ts';
import { directionsTo } from '#src/domain/clinicDirectory.ts';
import { brand } from '#content/brand.ts';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';

/* Where a press leaves the site for the phone, the mail app, WhatsApp or the maps, on every page before any script has run. */

const numbers = [brand.phone, ...clinics.map(({ phone }) => phone)].map(({ href }) => href);
const directions = clinics.map(({ geo }) => directionsTo(geo));

interface Way {
  href: string;
  words: string;
}

/** The links of a part of a page that leave the site for an app. */
function waysIn(html: string): Way[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    .map(([, href = '', words = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      words: words.replaceAll(/<[^>]*>/g, '\n'),
    }))
    .filter(({ href }) => /^(?!https?:|[/#])|\/\/wa\.me|maps/.test(href));
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** What is wrong with a way; '' where it works. */
function faultOf({ href, words }: Way): string {
  const url = new URL(href);
  if (url.protocol === 'tel:') {
    if (!numbers.includes(href)) return 'nobody’s number';
    const [written = ''] = /\+[\d ]{6,}/.exec(words) ?? [];
    return written && digitsOf(written) !== digitsOf(href) ? `shown as ${words}` : '';
  }
  if (url.protocol === 'mailto:') {
    const fields = [...url.searchParams.keys()].filter((key) => !/^(?:subject|body)$/.test(key));
    if (fields.length > 0) return `has ${fields.join()}`;
    return [brand.email, 'privacy@vetbuddy.example'].includes(url.pathname)
      ? ''
      : 'nobody’s address';
  }
  if (url.host === 'wa.me')
    return /^\/(?:\d{8,15})?$/.test(url.pathname) && url.searchParams.get('text') ? '' : 'no text';
  return directions.includes(href) ? '' : 'leads to no clinic';
}

describe('a press that leaves the site', () => {
  it.each(pathsToPrerender())('works on $address', async ({ address }) => {
    const { html } = await renderPage(address);
    const ways = waysIn(html);
    expect(ways.length).toBeGreaterThan(0);
    expect(
      ways
        .map((way) => ({ ...way, fault: faultOf(way) }))
        .filter(({ fault }) => fault)
        .map(({ href, fault }) => `${href}: ${fault}`),
    ).toEqual([]);
  });

  it.each(clinics)('calls and leads to $name on its own page', async (clinic) => {
    const { slug, city, phone, geo } = clinic;
    const { html } = await renderPage(paths.clinic(slug));
    const [, page = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const found = waysIn(page).map(({ href }) => href);
    expect(found).toContain(phone.href);
    expect(found).toContain(directionsTo(geo));
    // Where its city has no hospital, its page gives the business's number for advice.
    const hasHospital = clinics.some((one) => one.emergency && one.city === city);
    const whatsApp = phone.href.replace('tel:+', 'https://wa.me/');
    const advice = hasHospital ? [] : [brand.phone.href];
    const its = [phone.href, whatsApp, directionsTo(geo), ...advice];
    const others = found.filter((href) => !its.includes(href.replace(/\?text=.*/, '')));
    expect(others).toEqual([]);
  });

  it.each([
    [{ href: 'tel:+911234567', words: 'Call' }],
    [{ href: brand.phone.href, words: 'Call +91 11111 11111' }],
    [{ href: `mailto:${brand.email}?bcc=a@b.example`, words: 'Write' }],
    [{ href: 'mailto:somebody@else.example', words: 'Write' }],
    [{ href: 'https://wa.me/123', words: 'WhatsApp' }],
    [{ href: 'https://www.google.com/maps/dir/?api=1&destination=0,0', words: 'Directions' }],
  ])('is found where it does not work: %o', (way) => {
    expect(faultOf(way)).not.toBe('');
  });
});
