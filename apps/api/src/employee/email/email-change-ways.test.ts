// Every way to change an e-mail, and who may end a pending change (P7).
import { agreeToEmailChange, endEmailChange, resendEmailChange } from '@hr/contract/email-change.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { changePassword } from '@hr/contract/session.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { call, signIn } from '#test/call.ts'
import { emailDesk } from '#test/email-desk.ts'
import type { EmailDesk } from '#test/email-desk.ts'
import { makeEmployee, password } from '#test/factories.ts'
import { importPeople } from '#test/import-people.ts'
import { newestMail } from '#test/run-jobs.ts'

let desk: EmailDesk
beforeAll(async () => {
  desk = await emailDesk()
})
afterAll(() => desk.server.stop())

describe('an address', () => {
  test('is not replaced before the old address agrees or a week passes', async () => {
    const { id, old, username } = await desk.someone()
    expect((await desk.change(id, null)).status).toBe(200)
    expect(await desk.emailOf(id)).toBe(old)
    expect((await newestMail(desk.server, old))?.template).toBe('emailToRemove')
    expect(await desk.resetMailOf(old)).toBe('resetPassword')
    const agreed = await call(desk.server, await signIn(desk.server, username), agreeToEmailChange, {})
    expect(agreed.data.state).toBe('applied')
    expect(await desk.emailOf(id)).toBeNull()
  })

  test('that is the person’s first confirms itself', async () => {
    const { id, next, username } = await desk.someone(null)
    await desk.change(id, next)
    expect(await desk.emailOf(id)).toBeNull()
    expect(await desk.bellOf(username)).toContain('Your new e-mail is waiting for confirmation')
    expect((await desk.answer(await desk.linkTo(next), 'agree')).data.state).toBe('applied')
    expect(await desk.emailOf(id)).toBe(next)
  })

  test('removed and entered again waits like a changed one', async () => {
    const { id, old, next } = await desk.someone()
    expect((await desk.change(id, null)).status).toBe(200)
    await desk.change(id, next)
    expect((await desk.record(id)).waitingEmail?.email).toBe(next)
    expect((await desk.answer(await desk.linkTo(next), 'agree')).data.state).toBe('waiting')
    expect(await desk.emailOf(id)).toBe(old)
  })

  test('in use is refused immediately', async () => {
    const [one, other] = [await desk.someone(), await desk.someone()]
    const refused = await desk.change(one.id, other.old)
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['ALREADY_EXISTS', ['email']])
  })

  test('waits, but the other fields of the form are saved immediately', async () => {
    const { id, old, next } = await desk.someone()
    const { version } = await desk.record(id)
    await call(desk.server, await desk.hr(), updateEmployee, {
      id,
      version,
      email: next,
      phone: '+8562055512345',
    })
    expect((await desk.record(id)).card).toMatchObject({ email: old, phone: '+8562055512345' })
  })

  test('of an import waits as well, but its other columns are saved', async () => {
    const [one, other] = [await desk.someone(), await desk.someone()]
    const file = `Staff ID,Email,Nationality\n${one.staffId},${one.next},Lao\n${other.staffId},${other.next},\n`
    const checked = await importPeople(desk.server, await desk.hr(), file, { dryRun: true })
    expect(checked.data).toMatchObject({ updated: 2, waitingEmails: 2 })
    expect((await importPeople(desk.server, await desk.hr(), file)).data).toMatchObject({
      updated: 2,
      waitingEmails: 2,
      errors: [],
    })
    expect(await desk.emailOf(one.id)).toBe(one.old)
    expect((await desk.record(one.id)).personal?.nationality).toBe('Lao')
    expect((await desk.record(other.id)).waitingEmail?.email).toBe(other.next)
    expect(await desk.resetMailOf(one.next)).toBe('confirmNewEmail')
    const sent = await desk.linkTo(other.next)
    await importPeople(desk.server, await desk.hr(), file)
    expect(await desk.linkTo(other.next)).toBe(sent)
  })

  test('of an administrator or of HR itself waits as well', async () => {
    const admin = await signIn(desk.server, desk.company.admin.username)
    for (const { person, token } of [
      { person: desk.company.admin, token: admin },
      { person: desk.company.hr, token: await desk.hr() },
    ]) {
      expect((await desk.change(person.id, `own-${person.id}@example.la`, token)).status).toBe(200)
      expect((await desk.record(person.id, token)).card.email).toBe(`${person.username}@example.la`)
    }
  })
})

describe('applies immediately', () => {
  test('without a mail server, and replaces an older change', async () => {
    const { id, next, username } = await desk.someone()
    await desk.change(id, `first.${next}`)
    const link = await desk.linkTo(`first.${next}`)
    desk.server.services.config.smtpUrl = null
    await desk.change(id, next)
    desk.server.services.config.smtpUrl = 'smtp://127.0.0.1:1'
    expect(await desk.record(id)).toMatchObject({ card: { email: next }, waitingEmail: null })
    expect((await desk.answer(link, 'agree')).code).toBe('TOKEN_USED')
    expect(await desk.bellOf(username)).toContain('Your e-mail was changed')
  })

  test('until the person chooses a password, and not after that', async () => {
    const { id, old, next, username } = await desk.someone()
    const temporary = await inCompany(desk.server, desk.company.workspaceId, trx =>
      makeEmployee(trx, desk.server, { staffId: 'MAIL-TEMPORARY' }),
    )
    await desk.change(temporary.id, 'typo.mended@example.la')
    expect(await desk.emailOf(temporary.id)).toBe('typo.mended@example.la')
    const file = 'Staff ID,Email\nMAIL-TEMPORARY,another.typo@example.la\n'
    const imported = await importPeople(desk.server, await desk.hr(), file)
    expect(imported.data).toMatchObject({ updated: 1, waitingEmails: 0 })
    // A password reset by HR is temporary again, but the person has used the sign-in.
    const own = await signIn(desk.server, username)
    await call(desk.server, own, changePassword, { oldPassword: password, newPassword: 'Other-123' })
    await desk.server.services.db
      .updateTable('account')
      .set({ password_temporary: true })
      .where('username', '=', username)
      .execute()
    await desk.change(id, next)
    expect(await desk.emailOf(id)).toBe(old)
  })
})

describe('a pending change', () => {
  test('is stopped by the signed-in person', async () => {
    const { id, old, next, username } = await desk.someone()
    await desk.change(id, next)
    const own = await signIn(desk.server, username)
    expect((await desk.record(id, own)).waitingEmail?.email).toBe(next)
    expect((await call(desk.server, own, endEmailChange, { id })).status).toBe(200)
    expect(await desk.record(id)).toMatchObject({ card: { email: old }, waitingEmail: null })
    expect((await call(desk.server, own, endEmailChange, { id })).code).toBe('NOT_FOUND')
    expect(await desk.bellOf(desk.company.hr.username)).toContain('E-mail change stopped')
  })

  test('is withdrawn by HR, and sent again to an address that did not answer', async () => {
    const { id, old, next, username } = await desk.someone()
    await desk.change(id, next)
    const first = { new: await desk.linkTo(next), old: await desk.linkTo(old) }
    await desk.answer(first.old, 'agree')
    desk.server.setNow('2026-03-02T03:00:00Z')
    expect((await call(desk.server, await desk.hr(), resendEmailChange, { id })).status).toBe(200)
    expect((await desk.record(id)).waitingEmail?.endsAt).toBe('2026-03-09T03:00:00.000Z')
    expect((await desk.answer(first.new, 'agree')).code).toBe('TOKEN_USED')
    expect(await desk.linkTo(old)).toBe(first.old)
    const second = await desk.linkTo(next)
    expect(second).not.toBe(first.new)
    expect((await call(desk.server, await desk.hr(), endEmailChange, { id })).status).toBe(200)
    expect((await desk.answer(second, 'agree')).code).toBe('TOKEN_USED')
    expect((await desk.auditOf(id)).at(-1)?.after).toEqual({ outcome: 'withdrawn' })
    expect(await desk.bellOf(username)).toContain('The change of your e-mail was withdrawn')
    desk.server.setNow('2026-03-02T02:00:00Z')
  })

  test('is not found by colleagues, and that of an administrator is forbidden for HR', async () => {
    const { id, next } = await desk.someone()
    await desk.change(id, next)
    const colleague = await signIn(desk.server, desk.company.colleague.username)
    expect((await desk.record(id, colleague)).waitingEmail).toBeNull()
    expect((await call(desk.server, colleague, endEmailChange, { id })).code).toBe('NOT_FOUND')
    expect((await call(desk.server, colleague, resendEmailChange, { id })).code).toBe('FORBIDDEN')
    for (const verb of [endEmailChange, resendEmailChange])
      expect((await call(desk.server, await desk.hr(), verb, { id: desk.company.admin.id })).code).toBe(
        'FORBIDDEN',
      )
  })
})
