import { describe, expect, test } from 'vitest'
import { listExpiring } from '@hr/contract/employee-expiring.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { inCompany } from '#test/in-company.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { updateEmployee } from '../employee.store.ts'
import { notifyExpiring } from './notify-expiring.ts'

const { server, company } = inOwnCompany()

type Row = Parameters<typeof updateEmployee>[2]
const set = (id: number, row: Row) => company.inside(trx => updateEmployee(trx, id, row))
const list = async (token: string, input: object = {}) =>
  (await call(server, token, listExpiring, input)).data
const shown = async (token: string, input: object = {}) =>
  (await list(token, input)).rows.map(row => `${row.kind} ${row.employee.id} ${row.daysLeft}`)

describe('the list', () => {
  test('papers, contracts and probations within the days, and overdue ones; soonest first', async () => {
    const { employee, colleague, manager, tokens } = company
    await set(employee.id, { passport_expires_on: '2026-05-01', visa_expires_on: '2026-02-20' })
    await set(colleague.id, {
      work_permit_expires_on: '2026-05-02',
      status: 'probation',
      probation_ends_on: '2026-03-02',
    })
    await call(server, tokens.hr, changeJob, {
      id: manager.id,
      from: '2026-03-02',
      contractEnd: '2026-04-01',
    })
    expect(await shown(tokens.hr)).toEqual([
      `visa ${employee.id} -10`,
      `probation ${colleague.id} 0`,
      `contract ${manager.id} 30`,
      `passport ${employee.id} 60`,
    ])
    expect(await shown(tokens.hr, { days: 61, kind: 'workPermit' })).toEqual([
      `workPermit ${colleague.id} 61`,
    ])
    expect(await list(tokens.hr, { days: 0 })).toMatchObject({
      total: 2,
      rows: [{ staffId: expect.any(String) }, {}],
    })
  })

  test('not a renewed contract, a passed probation, or a person who leaves before', async () => {
    const { employee, colleague, manager, tokens } = company
    const contract = {
      id: employee.id,
      from: '2026-03-02',
      contractStart: '2025-03-02',
      contractEnd: '2026-03-31',
    }
    await call(server, tokens.hr, changeJob, contract)
    expect(await shown(tokens.hr)).toEqual([`contract ${employee.id} 29`])
    await call(server, tokens.hr, changeJob, {
      id: employee.id,
      from: '2026-04-01',
      contractEnd: '2027-03-31',
    })
    await set(colleague.id, { probation_ends_on: '2026-03-10' })
    await set(manager.id, { passport_expires_on: '2026-04-10', ended_on: '2026-04-10' })
    expect(await shown(tokens.hr)).toEqual([])
    await set(manager.id, { passport_expires_on: '2026-04-09' })
    expect(await shown(tokens.hr)).toEqual([`passport ${manager.id} 38`])
    await set(manager.id, { status: 'terminated' })
    expect(await shown(tokens.hr)).toEqual([])
  })

  test('by pages, each row once', async () => {
    const { employee, colleague, manager, tokens } = company
    for (const { id } of [employee, colleague, manager])
      await set(id, { passport_expires_on: '2026-03-20', visa_expires_on: '2026-03-20' })
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await list(tokens.hr, { limit: 2, ...(after && { after }) })
      expect(page.total).toBe(6)
      seen.push(...page.rows.map(row => `${row.employee.id} ${row.kind}`))
      after = page.next
    } while (after)
    expect(seen).toHaveLength(6)
    expect(new Set(seen).size).toBe(6)
    expect((await call(server, tokens.hr, listExpiring, { after: 'bm8' })).code).toBe('BAD_CURSOR')
  })

  test('papers only for readers who may see them, and each read is logged; other companies see nothing', async () => {
    const { employee, hr, tokens } = company
    await set(employee.id, {
      passport_expires_on: '2026-03-20',
      status: 'probation',
      probation_ends_on: '2026-03-21',
    })
    const role = await company.inside(trx =>
      trx.selectFrom('role').select('id').where('code', '=', 'MANAGER').executeTakeFirstOrThrow(),
    )
    const { workspaceId } = company
    await company.inside(trx =>
      trx
        .insertInto('role_permission')
        .values({ workspace_id: workspaceId, role_id: role.id, group_name: 'EMPLOYEE', action: 'view' })
        .onConflict(conflict => conflict.doNothing())
        .execute(),
    )
    expect(await shown(tokens.manager)).toEqual([`probation ${employee.id} 19`])
    expect(await shown(tokens.manager, { kind: 'passport' })).toEqual([])
    const looks = () => company.inside(trx => trx.selectFrom('sensitive_read').selectAll().execute())
    expect(await looks()).toEqual([])
    expect(await shown(tokens.hr)).toHaveLength(2)
    expect((await looks()).map(row => [row.reader_id, row.employee_id])).toEqual([[hr.id, employee.id]])
    expect((await call(server, tokens.employee, listExpiring, {})).status).toBe(403)
    const other = await leaveCompany(server)
    expect(await shown(other.tokens.hr)).toEqual([])
  })
})

describe('notices', () => {
  const bell = async (token: string, language = 'en') =>
    (
      await call(server, token, listNotifications, {}, { headers: { 'accept-language': language } })
    ).data.rows.map(row => `${row.title} | ${row.body} | ${row.link}`)

  test('go to HR once per threshold, however often the job runs', async () => {
    const { employee, tokens } = company
    await set(employee.id, { visa_expires_on: '2026-05-01' })
    await runJob(server, 'employee.day')
    await runJob(server, 'employee.day')
    const link = `/app/employees/list/view/${employee.id}`
    expect(await bell(tokens.hr)).toEqual([`Visa expires soon | employee Tester: until 01/05/2026 | ${link}`])
    expect(await bell(tokens.hr, 'lo')).toEqual([`ວີຊາໃກ້ຈະໝົດອາຍຸ | employee Tester: ເຖິງ 01/05/2026 | ${link}`])
    expect(await bell(tokens.admin)).toHaveLength(1)
    expect(await bell(tokens.manager)).toEqual([])
    for (const [date, count] of [
      ['2026-03-31', 1],
      ['2026-04-01', 2],
      ['2026-04-24', 3],
      ['2026-05-01', 3],
      ['2026-05-02', 3],
    ] as const) {
      server.setNow(`${date}T02:00:00Z`)
      await runJob(server, 'employee.day')
      const rows = await company.inside(trx => trx.selectFrom('expiry_notice').selectAll().execute())
      expect(rows).toHaveLength(count)
    }
  })

  test('many at once are one notice; a new date is notified again; two concurrent jobs notify once', async () => {
    const { employee, colleague, workspaceId, tokens } = company
    await set(employee.id, { visa_expires_on: '2026-04-01', passport_expires_on: '2026-03-20' })
    await set(colleague.id, { passport_expires_on: '2026-03-20' })
    const notifyHr = () => inCompany(server, workspaceId, trx => notifyExpiring(trx, server.services))
    expect((await Promise.all([notifyHr(), notifyHr()])).toSorted()).toEqual([0, 3])
    expect(await bell(tokens.hr)).toEqual([
      '3 documents, contracts or probation periods expire soon | First: Passport of employee Tester, until 20/03/2026 | /app/employees/expiring',
    ])
    await set(colleague.id, { passport_expires_on: '2026-03-25' })
    expect(await notifyHr()).toBe(1)
  })
})
