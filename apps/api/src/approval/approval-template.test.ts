// The approval lines of a company (R2): permissions, refusals, effects, and concurrent changes.
import { describe, expect, test } from 'vitest'
import {
  listApprovalTemplates,
  previewApprovalTemplate,
  saveApprovalTemplate,
} from '@hr/contract/approval-template.ts'
import { addRoleMembers, createRole, updateRolePermissions } from '@hr/contract/access.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { endEmployment, previewEndEmployment } from '@hr/contract/end-employment.ts'
import { call } from '#test/call.ts'
import { makeCompany, makeEmployee } from '#test/factories.ts'
import { detail, inOwnCompany, leaveCompany, leaveRows, requested } from '#test/leave.ts'

type Items = InputOf<typeof saveApprovalTemplate>['items']
const manager = { resolver: 'LINE_MANAGER' } as const
const hr = { resolver: 'PERMISSION' } as const
const unit = { resolver: 'UNIT_MANAGER' } as const
const person = (employeeId: number) => ({ resolver: 'EMPLOYEE', employeeId }) as const

const { server, company } = inOwnCompany()

const list = async () => (await call(server, company.tokens.admin, listApprovalTemplates, {})).data
const save = (items: Items, version?: string, token: string | null = company.tokens.admin) =>
  call(server, token, saveApprovalTemplate, {
    kind: 'LEAVE',
    items,
    ...(version !== undefined && { version }),
  })
const stored = () =>
  company.inside(trx =>
    trx.selectFrom('approval_template_step').selectAll().orderBy('kind').orderBy('approve_order').execute(),
  )
const setStatus = (id: number, status: 'active' | 'terminated') =>
  company.inside(trx => trx.updateTable('employee').set({ status }).where('id', '=', id).execute())

describe('reading and setting', () => {
  test('a new company asks the line manager, then HR, for every kind', async () => {
    const line = {
      version: 'LINE_MANAGER,PERMISSION',
      mayEdit: true,
      isOnlyPerson: false,
      proposal: null,
      items: [
        { resolver: 'LINE_MANAGER', employee: null, isAtWork: true },
        { resolver: 'PERMISSION', employee: null, isAtWork: true },
      ],
    }
    expect(await list()).toEqual(['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT'].map(kind => ({ kind, ...line })))
  })

  test('a new line applies to later requests; a pending request keeps its own', async () => {
    const before = await requested(server, company)
    const { status, data } = await save([unit, person(company.colleague.id), hr])
    expect(status).toBe(200)
    expect(data.items[1]).toMatchObject({ employee: { id: company.colleague.id }, isAtWork: true })
    expect((await detail(server, company.tokens.employee, before.id)).steps).toHaveLength(2)
    const after = await requested(server, company, { from: '2026-03-12', to: '2026-03-12' })
    expect(after.steps.map(step => step.approver?.id)).toContain(company.colleague.id)
    expect(after.steps.at(-1)?.approver).toBeNull()
  })

  test('the audit log has before and after; saving the same line changes nothing', async () => {
    const { audit: earlier } = await leaveRows(company)
    const { data } = await save([manager, person(company.colleague.id), hr])
    await save([manager, person(company.colleague.id), hr], data.version)
    const entries = (await leaveRows(company)).audit.slice(earlier.length)
    expect(entries).toMatchObject([
      {
        entity: 'approval_template',
        entity_id: 'LEAVE',
        operation: 'UPDATE',
        employee_id: company.admin.id,
        before: { approverIds: ['LINE_MANAGER', 'PERMISSION'] },
        after: { approverIds: ['LINE_MANAGER', company.colleague.id, 'PERMISSION'] },
      },
    ])
  })

  test('a former employee is marked, and skipped by new requests', async () => {
    await save([person(company.colleague.id), hr])
    await setStatus(company.colleague.id, 'terminated')
    expect((await list())[0]?.items[0]).toMatchObject({ isAtWork: false })
    expect((await requested(server, company)).steps).toMatchObject([
      { status: 'SKIPPED', skipReason: 'INACTIVE' },
      { status: 'PENDING', approver: null },
    ])
  })

  test('the preview of ending an employment lists the lines that name the person; new requests then skip them', async () => {
    const { colleague } = company
    const { hr: token } = company.tokens
    const end = { id: colleague.id, date: '2026-03-02' }
    const named = async () => (await call(server, token, previewEndEmployment, end)).data.templates
    expect(await named()).toEqual([])
    await save([person(colleague.id), hr])
    expect(await named()).toEqual(['LEAVE'])
    const waiting = await requested(server, company)
    expect(waiting.steps[0]).toMatchObject({ approver: { id: colleague.id }, status: 'PENDING' })
    await call(server, token, endEmployment, { ...end, reason: 'Moves away' })
    const skipped = [{ status: 'SKIPPED', skipReason: 'INACTIVE' }, { status: 'PENDING' }]
    expect((await detail(server, token, waiting.id)).steps).toMatchObject(skipped)
    expect((await detail(server, token, waiting.id)).may.decide).toBe(true)
    const later = { from: '2026-03-12', to: '2026-03-12' }
    expect((await requested(server, company, later)).steps).toMatchObject(skipped)
  })
})

describe('nobody sets the line of a kind they may not approve (P4)', () => {
  /** Signs in as the colleague with a role of these permissions. */
  async function roleKeeper(...more: readonly string[]): Promise<string> {
    const { admin, colleague } = company.tokens
    const { id } = (await call(server, admin, createRole, { name: `Keeper ${company.colleague.id}` })).data
    const permissionIds = ['ROLE_AND_PERMISSION:view', 'ROLE_AND_PERMISSION:edit', ...more]
    await call(server, admin, updateRolePermissions, { id, permissionIds })
    await call(server, admin, addRoleMembers, { id, employeeIds: [company.colleague.id] })
    return colleague
  }

  test('permission to edit roles alone is not enough', async () => {
    const before = await stored()
    const keeper = await roleKeeper()
    const { status, code } = await save([person(company.colleague.id)], undefined, keeper)
    expect([status, code]).toEqual([403, 'MORE_THAN_HELD'])
    expect(await stored()).toEqual(before)
    const seen = (await call(server, keeper, listApprovalTemplates, {})).data
    expect(seen.map(({ mayEdit }) => mayEdit)).toEqual([false, false, false, false])
  })

  test('with approve of one kind, only the line of that kind', async () => {
    const keeper = await roleKeeper('LEAVE_REQUEST:approve')
    expect((await save([unit, hr], undefined, keeper)).status).toBe(200)
    const items: Items = [unit, hr]
    const { code } = await call(server, keeper, saveApprovalTemplate, { kind: 'ATTENDANCE', items })
    expect(code).toBe('MORE_THAN_HELD')
    const seen = (await call(server, keeper, listApprovalTemplates, {})).data
    expect(seen.map(({ mayEdit }) => mayEdit)).toEqual([true, false, false, false])
  })
})

describe('refusals', () => {
  test.each<[string, (ids: { colleague: number; stranger: number }) => Items, Record<string, string>]>([
    ['no one', () => [], { items: 'Add at least one step' }],
    [
      'eleven steps',
      () => Array.from({ length: 11 }, () => manager),
      { items: 'An approval line can have up to 10 steps' },
    ],
    ['HR before the end', () => [hr, manager], { 'items.0': 'HR must be the last step' }],
    ['a rule twice', () => [manager, manager, hr], { 'items.1': 'This step is already in the line' }],
    [
      'a person twice',
      ({ colleague }) => [person(colleague), person(colleague)],
      { 'items.1': 'This step is already in the line' },
    ],
    ['nobody chosen', () => [{ resolver: 'EMPLOYEE' }, hr], { 'items.0': 'Choose an approver' }],
    [
      'somebody of another company',
      ({ stranger }) => [person(stranger), hr],
      { 'items.0': 'Choose someone who works here' },
    ],
  ])('%s', async (_, itemsOf, fields) => {
    const stranger = (await makeCompany(server)).employee.id
    const answer = await save(itemsOf({ colleague: company.colleague.id, stranger }))
    expect(answer).toMatchObject({ status: 400, fields })
    expect((await list())[0]?.version).toBe('LINE_MANAGER,PERMISSION')
  })

  test('a former employee', async () => {
    await setStatus(company.colleague.id, 'terminated')
    const { status, fields } = await save([person(company.colleague.id), hr])
    expect({ status, fields }).toEqual({
      status: 400,
      fields: { 'items.0': 'Choose someone who works here' },
    })
  })

  test('the reason is in Lao for a Lao reader', async () => {
    const input = { kind: 'LEAVE' as const, items: [hr, manager] }
    const headers = { 'accept-language': 'lo' }
    const answer = await call(server, company.tokens.admin, saveApprovalTemplate, input, { headers })
    expect(answer.fields['items.0']).toMatch(/[\u0e80-\u0eff]/)
  })

  test('without a session 401; HR reads and previews but does not save; an employee does neither', async () => {
    expect((await save([hr], undefined, null)).status).toBe(401)
    expect((await save([hr], undefined, company.tokens.hr)).status).toBe(403)
    expect((await call(server, company.tokens.hr, listApprovalTemplates, {})).status).toBe(200)
    const tried = { items: [hr], employeeId: company.employee.id }
    expect((await call(server, company.tokens.hr, previewApprovalTemplate, tried)).status).toBe(200)
    expect((await call(server, company.tokens.employee, listApprovalTemplates, {})).status).toBe(403)
    expect((await call(server, company.tokens.employee, previewApprovalTemplate, tried)).status).toBe(403)
  })

  test('each company sees and changes its own', async () => {
    const other = await leaveCompany(server)
    await save([hr])
    const shown = await call(server, other.tokens.admin, listApprovalTemplates, {})
    expect(shown.data[0]?.version).toBe('LINE_MANAGER,PERMISSION')
  })
})

describe('concurrent changes', () => {
  test('saving over another change is refused, and nothing is lost', async () => {
    const version = (await list())[0]?.version
    const answers = await Promise.all([save([manager, unit, hr], version), save([unit, hr], version)])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409])
    const saved = answers.find(answer => answer.status === 200)?.data.version
    expect((await list())[0]?.version).toBe(saved)
  })

  test('without a version the later save wins completely', async () => {
    const lines: Items[] = [[manager, hr], [unit, hr], [person(company.colleague.id), unit, hr], [hr]]
    const answers = await Promise.all(lines.map(items => save(items)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200])
    const version = (await list())[0]?.version
    expect(answers.map(answer => answer.data.version)).toContain(version)
  })

  test('the database prevents a duplicate step', async () => {
    const row = {
      workspace_id: company.workspaceId,
      kind: 'LEAVE',
      approve_order: 3,
      employee_id: null,
    } as const
    const twice = company.inside(trx =>
      trx
        .insertInto('approval_template_step')
        .values({ ...row, resolver: 'LINE_MANAGER' })
        .execute(),
    )
    await expect(twice).rejects.toThrow('approval_template_rule_once')
  })
})

describe('preview', () => {
  const tried = async (items: Items, employeeId: number) =>
    (await call(server, company.tokens.admin, previewApprovalTemplate, { items, employeeId })).data.steps

  test('shows the line of an employee with names and skipped steps, without storing anything', async () => {
    const before = await stored()
    const { manager: boss, employee } = company
    expect(await tried([manager, person(boss.id), hr], employee.id)).toMatchObject([
      { approver: { id: boss.id }, resolver: 'LINE_MANAGER', skipReason: null },
      { approver: { id: boss.id }, skipReason: 'EARLIER_IN_LINE' },
      { approver: null, skipReason: null, isAdded: false },
    ])
    expect(await tried([person(employee.id)], employee.id)).toMatchObject([
      { skipReason: 'REQUESTER' },
      { approver: null, skipReason: null, isAdded: true },
    ])
    expect(await stored()).toEqual(before)
  })

  test('names the step that finds nobody', async () => {
    const withoutManager = await company.inside(async trx => {
      const { id } = await makeEmployee(trx, server, { staffId: 'HEAD' })
      return id
    })
    expect(await tried([manager, hr], withoutManager)).toMatchObject([
      { approver: null, resolver: 'LINE_MANAGER', skipReason: 'NO_ONE' },
      { approver: null, resolver: 'PERMISSION', skipReason: null, isAdded: false },
    ])
  })

  test('accepts a former employee, whose step is skipped', async () => {
    await setStatus(company.colleague.id, 'terminated')
    expect(await tried([person(company.colleague.id), hr], company.employee.id)).toMatchObject([
      { skipReason: 'INACTIVE' },
      { skipReason: null },
    ])
  })

  test('matches what a request gets', async () => {
    await save([unit, manager, hr])
    const shown = await tried([unit, manager, hr], company.employee.id)
    const { steps } = await requested(server, company)
    expect(steps.map(step => [step.approver?.id, step.status])).toEqual(
      shown.map(step => [step.approver?.id, step.skipReason === null ? 'PENDING' : 'SKIPPED']),
    )
  })

  test('a person of another company is not found', async () => {
    const stranger = (await makeCompany(server)).employee.id
    const input = { items: [hr], employeeId: stranger }
    expect((await call(server, company.tokens.admin, previewApprovalTemplate, input)).status).toBe(404)
  })
})
