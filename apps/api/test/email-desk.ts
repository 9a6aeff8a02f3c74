// People whose e-mail changes, and what HTTP shows of it.
import { answerEmailChange } from '@hr/contract/email-change.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { forgotPassword } from '@hr/contract/session.ts'
import { inCompany } from './in-company.ts'
import { hashPassword } from '#api/session/password.ts'
import { call, signIn } from './call.ts'
import { makeCompany, makeEmployee, password } from './factories.ts'
import type { TestPerson } from './factories.ts'
import { newestMail, runJobs } from './run-jobs.ts'
import { testApp } from './test-app.ts'

type Someone = TestPerson & { readonly old: string; readonly next: string; readonly staffId: string }
export type EmailDesk = Awaited<ReturnType<typeof emailDesk>>

/** A company with a mail server. HR signs in for each call, because the clock of these tests jumps by weeks. */
export async function emailDesk() {
  const server = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const company = await makeCompany(server)
  const hr = () => signIn(server, company.hr.username)
  let people = 0
  const record = async (id: number, token?: string) =>
    (await call(server, token ?? (await hr()), getEmployee, { id })).data
  const linkTo = async (email: string) => (await newestMail(server, email))?.token ?? ''
  /** An account with a password of its own, and with an address unless `email` is null. */
  async function someone(email?: null): Promise<Someone> {
    people += 1
    const staffId = `MAIL-${people}`
    const old = `old-${people}@example.la`
    const passwordHash = await hashPassword(password)
    const person = await inCompany(server, company.workspaceId, trx =>
      makeEmployee(trx, server, {
        staffId,
        email: email === null ? null : old,
        signIn: { username: `mail-${people}`, passwordHash },
      }),
    )
    return { ...person, staffId, old, next: `new-${people}@example.la` }
  }
  async function change(id: number, email: string | null, token?: string) {
    const caller = token ?? (await hr())
    const { version } = await record(id, caller)
    return call(server, caller, updateEmployee, { id, version, email })
  }
  const answer = (token: string, given: 'agree' | 'stop') =>
    call(server, null, answerEmailChange, { token, answer: given })
  const emailOf = async (id: number) => (await record(id)).card.email
  return {
    server,
    company,
    hr,
    record,
    linkTo,
    someone,
    change,
    answer,
    emailOf,
    /** Both addresses of a new account agree to its change at the same moment. */
    async agreeAtOnce() {
      const { id, old, next } = await someone()
      await change(id, next)
      const links = [await linkTo(next), await linkTo(old)]
      const answers = await Promise.all(links.map(link => answer(link, 'agree')))
      return { states: answers.map(({ data }) => data.state).toSorted(), email: await emailOf(id), next }
    },
    bellOf: async (username: string) => {
      const token = await signIn(server, username)
      return (await call(server, token, listNotifications, {})).data.rows.map(row => row.title)
    },
    /** The newest message to an address after a password reset was requested for it. */
    async resetMailOf(email: string): Promise<string | undefined> {
      await call(server, null, forgotPassword, { email })
      await runJobs(server)
      return (await newestMail(server, email))?.template
    },
    auditOf: (id: number) =>
      inCompany(server, company.workspaceId, trx =>
        trx
          .selectFrom('audit_entry')
          .select(['operation', 'after'])
          .where('entity', '=', 'employee_email_change')
          .where('entity_id', '=', String(id))
          .orderBy('id')
          .execute(),
      ),
  }
}
