// The addresses within the web client.
import { PAGES, type Page } from '@undertow/shared/pages.ts';
import { invitationTo, movedTo, pathTo, placeAt } from '@undertow/web/src/app/routes.ts';
import { describe, expect, test } from 'vitest';

const at = (address: string) => placeAt(new URL(address, 'https://tables.example'));

describe('an address', () => {
  test.each([
    ['/', 'lobby', {}],
    ['/table/k3v9x0q2ma', 'table', { id: 'k3v9x0q2ma' }],
    ['/table/k3v9x0q2ma/', 'table', { id: 'k3v9x0q2ma' }],
    ['/replay/k3v9x0q2ma', 'replay', { id: 'k3v9x0q2ma' }],
    ['/player/%C5%BBaneta%20K.', 'player', { name: 'Żaneta K.' }],
    ['/settings', 'settings', {}],
  ])('%s leads to the page %s', (address, page, params) => {
    expect(at(address)).toEqual({ page, params, query: {} });
  });

  test.each(['/nothing', '/table', '/table/a/b', '/player/%E0%A4%A', '//'])('%s leads nowhere, or home', (address) => {
    expect(['nowhere', 'lobby']).toContain(placeAt({ pathname: address, search: '' }).page);
  });

  test('has what stands behind its question mark', () => {
    expect(at('/table/k3v9x0q2ma?invitation=from+a+friend').query).toEqual({ invitation: 'from a friend' });
  });

  test('of every page leads back to it', () => {
    for (const page of Object.keys(PAGES) as Page[]) {
      const params = { id: 'k3v9x0q2ma', name: 'Ada / Bo?', game: 'abyss' };
      expect(at(pathTo(page, params)).page).toBe(page);
    }
    expect(at(pathTo('player', { name: 'Ada / Bo?' })).params).toEqual({ name: 'Ada / Bo?' });
  });

  test.each([
    ['/learn', '/learn/abyss'],
    ['/glossary', '/rules/abyss'],
    ['/cards', '/rules/abyss'],
    ['/ladder', '/leaderboard'],
  ])('%s leads to the page that is meant', (old, now) => {
    expect(movedTo(old, 'abyss')).toBe(now);
    expect(movedTo(now, 'abyss')).toBeUndefined();
  });

  test('of a private table has its invitation, and of others none', () => {
    expect(invitationTo({ id: 'k3v9x0q2ma' })).toBe('/table/k3v9x0q2ma');
    const link = invitationTo({ id: 'k3v9x0q2ma', invitation: 'a&b' });
    expect(at(link)).toMatchObject({ page: 'table', params: { id: 'k3v9x0q2ma' }, query: { invitation: 'a&b' } });
  });
});
