// A new sign-in e-mail waits for both addresses, so that nobody takes over an account with it (P7).
import { employeeLogin } from '@hr/contract/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '#test/call.ts'
import { emailDesk } from '#test/email-desk.ts'
import type { EmailDesk } from '#test/email-desk.ts'
import { password } from '#test/factories.ts'
import { runJob } from '#test/run-jobs.ts'

const start = '2026-03-02T02:00:00Z'
const lastMoment = '2026-03-09T01:59:59Z'
const weekLater = '2026-03-09T02:00:00Z'

let desk: EmailDesk
beforeAll(async () => {
  desk = await emailDesk()
})
afterAll(() => desk.server.stop())

test('after HR changes an address, a reset link still goes to the old address', async () => {
  const { id, old, next, username } = await desk.someone()
  expect((await desk.change(id, next)).status).toBe(200)
  expect(await desk.resetMailOf(next)).toBe('confirmNewEmail')
  expect(await desk.resetMailOf(old)).toBe('resetPassword')
  expect((await call(desk.server, null, employeeLogin, { username: next, password })).code).toBe(
    'SIGN_IN_FAILED',
  )
  expect((await call(desk.server, null, employeeLogin, { username: old, password })).status).toBe(200)
  // The request for a reset link did not cancel the change.
  const { waitingEmail } = await desk.record(id)
  expect(waitingEmail).toMatchObject({ email: next, isConfirmed: false, isAgreed: false })
  expect(waitingEmail?.askedBy?.id).toBe(desk.company.hr.id)
  expect(await desk.bellOf(username)).toContain('Your new e-mail is waiting for confirmation')
  expect((await desk.auditOf(id)).map(entry => entry.operation)).toEqual(['CREATE'])
})

describe('both addresses', () => {
  test.each([
    ['the new one first', ['new', 'old']],
    ['the old one first', ['old', 'new']],
  ] as const)('agree: %s', async (_order, sides) => {
    const { id, old, next, username } = await desk.someone()
    await desk.change(id, next)
    const links = { new: await desk.linkTo(next), old: await desk.linkTo(old) }
    expect((await desk.answer(links[sides[0]], 'agree')).data.state).toBe('waiting')
    expect(await desk.emailOf(id)).toBe(old)
    expect((await desk.answer(links[sides[0]], 'agree')).code).toBe('TOKEN_USED')
    expect((await desk.answer(links[sides[1]], 'agree')).data.state).toBe('applied')
    expect(await desk.emailOf(id)).toBe(next)
    expect((await call(desk.server, null, employeeLogin, { username: next, password })).status).toBe(200)
    expect((await desk.record(id)).waitingEmail).toBeNull()
    expect(await desk.bellOf(username)).toContain('Your new e-mail is now in use')
    const audit = await desk.auditOf(id)
    expect(audit.map(entry => entry.operation)).toEqual(['CREATE', 'UPDATE', 'UPDATE', 'DELETE'])
    expect(audit[3]?.after).toMatchObject({ outcome: 'applied', job: `link to the ${sides[1]} e-mail` })
  })

  test('answer at the same moment: the change applies once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { states, email, next } = await desk.agreeAtOnce()
      expect(states).toEqual(['applied', 'waiting'])
      expect(email).toBe(next)
    }
  })

  test('one link pressed twice at the same moment is used once', async () => {
    const { id, next } = await desk.someone()
    await desk.change(id, next)
    const link = await desk.linkTo(next)
    const answers = await Promise.all([desk.answer(link, 'agree'), desk.answer(link, 'agree')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'TOKEN_USED'])
  })

  test.each(['new', 'old'] as const)('the %s one stops it, and HR hears of it', async side => {
    const { id, old, next } = await desk.someone()
    await desk.change(id, next)
    const links = { new: await desk.linkTo(next), old: await desk.linkTo(old) }
    expect((await desk.answer(links[side], 'stop')).data.state).toBe('stopped')
    expect((await desk.record(id)).waitingEmail).toBeNull()
    for (const link of Object.values(links))
      expect((await desk.answer(link, 'agree')).code).toBe('TOKEN_USED')
    expect(await desk.emailOf(id)).toBe(old)
    expect(await desk.bellOf(desk.company.admin.username)).toContain('E-mail change stopped')
  })

  test('an unknown link or none reveals nothing', async () => {
    const { old } = await desk.someone()
    await desk.resetMailOf(old)
    expect((await desk.answer(await desk.linkTo(old), 'agree')).code).toBe('TOKEN_INVALID')
    expect((await desk.answer('nonsense', 'stop')).code).toBe('TOKEN_INVALID')
  })
})

describe('after a week', () => {
  beforeEach(() => desk.server.setNow(start))

  test('no answer of the old address is consent, and not a moment earlier', async () => {
    const { id, old, next } = await desk.someone()
    await desk.change(id, next)
    await desk.answer(await desk.linkTo(next), 'agree')
    const oldLink = await desk.linkTo(old)
    desk.server.setNow(lastMoment)
    await runJob(desk.server, 'employee.email')
    expect(await desk.emailOf(id)).toBe(old)
    desk.server.setNow(weekLater)
    expect((await desk.answer(oldLink, 'stop')).code).toBe('TOKEN_EXPIRED')
    await runJob(desk.server, 'employee.email')
    expect(await desk.emailOf(id)).toBe(next)
    expect((await desk.auditOf(id)).at(-1)?.after).toEqual({ outcome: 'applied', job: 'employee.email' })
  })

  test('a new address without confirmation is dropped, and HR is notified', async () => {
    const { id, old, next } = await desk.someone()
    await desk.change(id, next)
    const links = [await desk.linkTo(next), await desk.linkTo(old)]
    await desk.answer(links[1] ?? '', 'agree')
    desk.server.setNow(weekLater)
    expect((await desk.answer(links[0] ?? '', 'agree')).code).toBe('TOKEN_EXPIRED')
    await runJob(desk.server, 'employee.email')
    expect(await desk.emailOf(id)).toBe(old)
    expect((await desk.record(id)).waitingEmail).toBeNull()
    expect(await desk.bellOf(desk.company.hr.username)).toContain('E-mail change expired')
  })

  test('a new address taken by somebody else meanwhile is refused', async () => {
    const [first, second, silent] = [await desk.someone(), await desk.someone(), await desk.someone()]
    for (const { id } of [first, second, silent]) await desk.change(id, 'shared@example.la')
    const links = await desk.server.services.db
      .selectFrom('mail_message')
      .select('link')
      .where('to_address', '=', 'shared@example.la')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const tokens = links.map(({ link }) => new URL(link ?? '').searchParams.get('token') ?? '')
    for (const token of tokens) await desk.answer(token, 'agree')
    expect((await desk.answer(await desk.linkTo(first.old), 'agree')).data.state).toBe('applied')
    const refused = await desk.answer(await desk.linkTo(second.old), 'agree')
    expect([refused.status, refused.code]).toEqual([409, 'ALREADY_EXISTS'])
    desk.server.setNow(weekLater)
    await runJob(desk.server, 'employee.email')
    for (const { id, old } of [second, silent]) expect(await desk.emailOf(id)).toBe(old)
  })
})
