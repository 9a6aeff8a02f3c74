// For leave tests: a company with signed-in people, its leave types by code, and drafts of requests.
import { approveLeave, getLeaveRequest, requestLeave } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { sql } from 'kysely'
import { afterEach, expect, inject } from 'vitest'
import type { Scope } from '#api/db/connect/scope.ts'
import { invariants } from '#api/doctor/invariants.ts'
import { inCompany } from './in-company.ts'
import { call, openSession } from './call.ts'
import { makeCompany, skipFirstCompany } from './factories.ts'
import type { TestCompany } from './factories.ts'
import { perTest } from './per-test.ts'
import { firstMorning } from './test-app.ts'
import type { TestApp } from './test-app.ts'
import { testServer } from './test-server.ts'

export type Draft = InputOf<typeof requestLeave>
export type LeaveCompany = TestCompany & {
  readonly tokens: {
    readonly admin: string
    readonly hr: string
    readonly manager: string
    readonly employee: string
    readonly colleague: string
    /** The space owner inside the workspace: an administrator without an employee record. */
    readonly owner: string
  }
  /** Ids of leave types by code. */
  readonly types: Readonly<
    Record<'ANNUAL' | 'SICK' | 'PERSONAL' | 'MATERNITY' | 'PATERNITY' | 'UNPAID', string>
  >
  /** Annual leave on Tuesday 10 March 2026, unless changed. */
  draft(changes?: Partial<Draft>): Draft
  inside<T>(work: (trx: Scope) => Promise<T>): Promise<T>
}

export async function leaveCompany(server: TestApp): Promise<LeaveCompany> {
  const company = await makeCompany(server)
  const { workspaceId } = company
  const inside: LeaveCompany['inside'] = work => inCompany(server, workspaceId, work)
  const rows = await inside(trx => trx.selectFrom('leave_type').select(['code', 'id']).execute())
  const idOf = (code: string) => rows.find(row => row.code === code)?.id ?? ''
  const types = {
    ANNUAL: idOf('ANNUAL'),
    SICK: idOf('SICK'),
    PERSONAL: idOf('PERSONAL'),
    MATERNITY: idOf('MATERNITY'),
    PATERNITY: idOf('PATERNITY'),
    UNPAID: idOf('UNPAID'),
  }
  const session = ({ accountId }: { readonly accountId: string }) =>
    openSession(server, { accountId, type: 'app', workspaceId })
  const people = [
    company.admin,
    company.hr,
    company.manager,
    company.employee,
    company.colleague,
    company.owner,
  ]
  const [admin = '', hr = '', manager = '', employee = '', colleague = '', owner = ''] = await Promise.all(
    people.map(session),
  )
  return {
    ...company,
    types,
    tokens: { admin, hr, manager, employee, colleague, owner },
    draft: changes => ({
      leaveTypeId: types.ANNUAL,
      from: '2026-03-10',
      to: '2026-03-10',
      reason: 'Family visit',
      ...changes,
    }),
    inside,
  }
}

/** Saved companies by database and time. */
const kept = new WeakMap<TestApp['database'], Map<string, LeaveCompany>>()

/** The only company in the worker's database: created once, then restored. */
async function freshCompany(server: TestApp, now: string): Promise<LeaveCompany> {
  server.setNow(now)
  if (!inject('testServer').canClear) return leaveCompany(server)
  const { database } = server
  const known = kept.get(database) ?? new Map<string, LeaveCompany>()
  kept.set(database, known)
  const company = known.get(now)
  if (company) {
    await database.restore(now)
    skipFirstCompany(server)
    return company
  }
  await database.clear()
  const made = await leaveCompany(server)
  await database.keep(now)
  known.set(now, made)
  return made
}

type Made = { readonly server: TestApp; readonly company: LeaveCompany }

/**
 * A server for the file, and a new company for each test, on the morning of Monday 2 March 2026 by default.
 * `staysSound`: checks the invariants of the doctor after each test.
 */
export function inOwnCompany({ now = firstMorning, staysSound = false } = {}): Made {
  const server = testServer()
  const company = perTest(() => freshCompany(server, now))
  if (staysSound)
    afterEach(async () => {
      expect(await brokenInvariants(company)).toEqual([])
    })
  return { server, company }
}

/** An accepted request; the employee's by default. */
export async function requested(
  server: TestApp,
  company: LeaveCompany,
  changes: Partial<Draft> = {},
  token: string = company.tokens.employee,
): Promise<LeaveRequestDetail> {
  return (await call(server, token, requestLeave, company.draft(changes))).data
}

/** Days of annual leave that can be carried over. */
export const setAnnualCarryOver = (company: LeaveCompany, days: number) =>
  company.inside(trx =>
    trx
      .updateTable('leave_type')
      .set({ carry_over_amount: days })
      .where('id', '=', company.types.ANNUAL)
      .execute(),
  )

/** Approves every step. */
export async function approvedByAll(server: TestApp, { tokens }: LeaveCompany, id: string): Promise<void> {
  for (const who of ['manager', 'hr', 'admin', 'owner'] as const)
    await call(server, tokens[who], approveLeave, { id })
}

export const detail = async (server: TestApp, token: string, id: string): Promise<LeaveRequestDetail> =>
  (await call(server, token, getLeaveRequest, { id })).data

/** Everything that leave writes, for tests that nothing changed. */
export const leaveRows = (company: LeaveCompany) =>
  company.inside(async trx => ({
    requests: await trx.selectFrom('leave_request').selectAll().orderBy('id').execute(),
    halfDays: await trx
      .selectFrom('leave_half_day')
      .selectAll()
      .orderBy('request_id')
      .orderBy('date')
      .orderBy('half')
      .execute(),
    entries: await trx.selectFrom('leave_entry').selectAll().orderBy('id').execute(),
    steps: await trx
      .selectFrom('approval_step')
      .selectAll()
      .orderBy('request_id')
      .orderBy('approve_order')
      .execute(),
    events: await trx.selectFrom('approval_event').selectAll().orderBy('id').execute(),
    files: await trx.selectFrom('request_file').selectAll().orderBy('id').execute(),
    notifications: await trx.selectFrom('notification').selectAll().orderBy('id').execute(),
    audit: await trx.selectFrom('audit_entry').selectAll().orderBy('id').execute(),
    counters: await trx.selectFrom('counter').selectAll().orderBy('name').execute(),
    mails: await trx
      .selectFrom('mail_message')
      .selectAll()
      .where('workspace_id', '=', company.workspaceId)
      .orderBy('id')
      .execute(),
  }))

/** Codes of the doctor's invariants that the company's rows violate. */
export const brokenInvariants = (company: LeaveCompany): Promise<string[]> =>
  company.inside(async trx => {
    const broken: string[] = []
    for (const { code, broken: query } of invariants) {
      const { rows } = await sql.raw(query).execute(trx)
      if (rows.length > 0) broken.push(code)
    }
    return broken
  })
