import { describe, expect, test } from 'vitest'
import { isPermanent, mailFailure, withoutPeople } from './mail-failure.ts'

const address = 'noy.p@example.la'
const refused = (response: string, command = 'RCPT TO') => ({
  code: 'EENVELOPE',
  command,
  responseCode: Number(response.slice(0, 3)),
  response,
})

test.each([
  ['550 No such user', 'RCPT TO', true],
  ['552 Too big', 'DATA', true],
  ['499 Later', 'RCPT TO', false],
  ['450 Mailbox busy', 'RCPT TO', false],
  ['451 Try again', 'DATA', false],
  ['550 Sender refused', 'MAIL FROM', false],
  ['535 Wrong password', 'AUTH PLAIN', false],
])('%s to %s is permanent: %s', (response, command, permanent) =>
  expect(isPermanent(refused(response, command))).toBe(permanent),
)

test.each([new Error('Connection lost'), 'text', null, undefined])('%s is not permanent', error =>
  expect(isPermanent(error)).toBe(false),
)

describe('what is kept', () => {
  test('codes and words', () =>
    expect(mailFailure(refused('550 5.1.1 Recipient address rejected: User unknown'), address)).toEqual({
      failure: 'EENVELOPE 550 5.1.1',
      reply: '550 5.1.1 Recipient address rejected: User unknown',
    }))

  test('of a lost connection: its class', () =>
    expect(mailFailure(Object.assign(new Error('x'), { code: 'ETIMEDOUT' }), address)).toEqual({
      failure: 'ETIMEDOUT',
      reply: null,
    }))

  test.each([
    ['550 <noy.p@example.la>: unknown', '550 …: unknown'],
    ['550 NOY.P@EXAMPLE.LA unknown', '550 … unknown'],
    ['550 user noy.p unknown at example.la', '550 user … unknown at …'],
    ['554 blocked, see https://spam.example/?e=noy', '554 blocked, see …'],
    ['554 "Leave of Noy" looks like spam', '554 … looks like spam'],
    ['550 other@else.la is full', '550 … is full'],
    ['550 line\r\n550 next', '550 line 550 next'],
  ])('%j without people: %j', (said, kept) => expect(withoutPeople(said, address)).toBe(kept))

  test('at most 200 characters', () => expect(withoutPeople('x'.repeat(500), address)).toHaveLength(200))
})
