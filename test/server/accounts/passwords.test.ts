// Passwords.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { describe, expect, test } from 'vitest';
import { objectionToPassword, Passwords } from '../../../server/accounts/passwords.ts';
import { HERE } from '../../support/server/accounts.ts';

const cheap = { cost: 4, atOnce: 2, waiting: 3 };
const SOURCE = { place: '1.2.3.4', isFamiliar: false };

describe('a password', () => {
  test('is right when it is the one that was hashed', async () => {
    const passwords = new Passwords(cheap, HERE);
    const hash = await passwords.hash('correct horse', SOURCE);
    expect(await passwords.isRight('correct horse', hash, SOURCE)).toBe(true);
    expect(await passwords.isRight('correct horsf', hash, SOURCE)).toBe(false);
    expect(await passwords.isRight('', hash, SOURCE)).toBe(false);
  });

  test('is right however the keyboard composes its letters', async () => {
    const passwords = new Passwords(cheap, HERE);
    expect(await passwords.isRight('Zoe\u0308 at sea', await passwords.hash('Zoë at sea', SOURCE), SOURCE)).toBe(true);
  });

  test('is kept with a salt of its own, and never as it is', async () => {
    const passwords = new Passwords(cheap, HERE);
    const [one, other] = await Promise.all([
      passwords.hash('correct horse', SOURCE),
      passwords.hash('correct horse', SOURCE),
    ]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('correct');
  });

  test('is never right where there is none', async () => {
    const passwords = new Passwords(cheap, HERE);
    for (const hash of [null, '', 'scrypt', 'plain:x']) expect(await passwords.isRight('', hash, SOURCE)).toBe(false);
  });

  test('stays right when new ones are made dearer', async () => {
    const hash = await new Passwords(cheap, HERE).hash('correct horse', SOURCE);
    expect(await new Passwords({ ...cheap, cost: 6 }, HERE).isRight('correct horse', hash, SOURCE)).toBe(true);
  });

  test('takes memory to guess: 32 MiB, unless told otherwise', async () => {
    const passwords = new Passwords();
    expect(await passwords.hash('correct horse', SOURCE)).toMatch(/^scrypt:15:/);
    await passwords.close();
  });

  test.each([
    ['Ada Lovelace', 'ada_lovelace', 'Your password must not be your name.'],
    ['abababab', 'Ada', 'A password has at least four different characters.'],
    ['Password1', 'Ada', 'This is one of the passwords that everybody tries first.'],
    ['correct horse', 'Ada', undefined],
  ])('%s of %s: %s', (password, name, objection) => {
    expect(objectionToPassword(password, name)).toBe(objection);
  });
});

describe('many passwords at once', () => {
  test('wait for each other, and too many are turned away', async () => {
    const passwords = new Passwords(cheap, HERE);
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => passwords.hash('correct horse', SOURCE)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as Refusal);
    expect(refused).toHaveLength(9 - cheap.atOnce - cheap.waiting);
    expect(refused[0]).toBeInstanceOf(Refusal);
    expect(refused[0]?.problem).toMatchObject({ code: 'too-many', retryAfter: 2000 });
    // Passwords that were turned away have taken no place in the queue.
    await Promise.all(
      Array.from({ length: cheap.atOnce + cheap.waiting }, () => passwords.hash('correct horse', SOURCE)),
    );
  });
});
