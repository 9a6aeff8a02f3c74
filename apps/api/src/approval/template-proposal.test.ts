// A line that removes HR, or names the person who saves it, needs a second person (P11).
import { beforeEach, describe, expect, test } from 'vitest'
import {
  confirmApprovalTemplate,
  declineApprovalTemplate,
  listApprovalTemplates,
  saveApprovalTemplate,
  withdrawApprovalTemplate,
} from '@hr/contract/approval-template.ts'
import { addRoleMembers, createRole, updateRolePermissions } from '@hr/contract/access.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { listNotifications } from '@hr/contract/notification.ts'
import { newId } from '#api/db/new-id.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveCompany, leaveRows } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'

type Who = keyof LeaveCompany['tokens']
type Items = InputOf<typeof saveApprovalTemplate>['items']
const manager = { resolver: 'LINE_MANAGER' } as const
const hr = { resolver: 'PERMISSION' } as const
const unit = { resolver: 'UNIT_MANAGER' } as const
const person = (employeeId: number) => ({ resolver: 'EMPLOYEE', employeeId }) as const
const unchanged = 'LINE_MANAGER,PERMISSION'
const kind = 'LEAVE'

const { server, company } = inOwnCompany()
/** The role that makes the colleague a second person. */
let roleId = ''

/** The colleague edits roles and approves leave: one of three, with the administrator and the owner. */
beforeEach(async () => {
  const { admin } = company.tokens
  roleId = (await call(server, admin, createRole, { name: 'Keeper' })).data.id
  await holds('ROLE_AND_PERMISSION:view', 'ROLE_AND_PERMISSION:edit', 'LEAVE_REQUEST:approve')
  await call(server, admin, addRoleMembers, { id: roleId, employeeIds: [company.colleague.id] })
})

const holds = (...permissionIds: readonly string[]) =>
  call(server, company.tokens.admin, updateRolePermissions, { id: roleId, permissionIds: [...permissionIds] })
const shown = async (who: Who = 'admin') => {
  const [line] = (await call(server, company.tokens[who], listApprovalTemplates, {})).data
  if (line === undefined) throw new Error('No line of leave')
  return line
}
const openId = async () => (await shown()).proposal?.id ?? newId()
const save = (items: Items, who: Who = 'admin') =>
  call(server, company.tokens[who], saveApprovalTemplate, { kind, items })
const confirm = async (who: Who, id?: string) =>
  call(server, company.tokens[who], confirmApprovalTemplate, { kind, id: id ?? (await openId()) })
const decline = async (who: Who, reason = 'HR has to see it') =>
  call(server, company.tokens[who], declineApprovalTemplate, { kind, id: await openId(), reason })
const withdraw = async (who: Who) =>
  call(server, company.tokens[who], withdrawApprovalTemplate, { kind, id: await openId() })
const bell = async (who: Who) =>
  (await call(server, company.tokens[who], listNotifications, {})).data.rows.map(({ title, body, link }) => ({
    title,
    body,
    link,
  }))
const audit = async () =>
  (await leaveRows(company)).audit.filter(({ entity }) => entity.startsWith('approval_template'))

describe('what needs a second person', () => {
  test.each<[string, () => Items]>([
    ['HR taken out', () => [manager]],
    ['the proposer named', () => [manager, person(company.admin.id), hr]],
    ['the proposer in the place of HR', () => [person(company.admin.id)]],
  ])('%s', async (_, itemsOf) => {
    const answer = await save(itemsOf())
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({ version: unchanged, mayEdit: true, isOnlyPerson: false })
    const line = await shown()
    expect(line.version).toBe(unchanged)
    expect(line.proposal).toMatchObject({
      proposedBy: { id: company.admin.id },
      proposedAt: '2026-03-02T02:00:00.000Z',
      items: itemsOf().map(({ resolver }) => ({ resolver })),
      may: { decide: false, withdraw: true },
    })
  })

  test('everything else applies immediately', async () => {
    const { data } = await save([unit, person(company.colleague.id), hr])
    expect(data).toMatchObject({ version: `UNIT_MANAGER,EMPLOYEE:${company.colleague.id},PERMISSION` })
    expect(data.proposal).toBeNull()
    expect((await save([person(company.colleague.id), hr])).data.proposal).toBeNull()
  })

  test('the other holders are notified with a link, nobody else', async () => {
    await save([manager])
    expect(await bell('colleague')).toEqual([
      {
        title: expect.stringContaining('asks you to confirm an approval line'),
        body: expect.stringContaining('Leave requests'),
        link: '/app/administration/approval-templates',
      },
    ])
    for (const who of ['admin', 'hr', 'manager', 'employee'] as const) expect(await bell(who)).toEqual([])
  })

  test('another holder may decide it but not change the line; a reader only sees it', async () => {
    await save([manager])
    expect(await shown('colleague')).toMatchObject({
      mayEdit: false,
      proposal: { may: { decide: true, withdraw: false } },
    })
    expect(await shown('hr')).toMatchObject({
      mayEdit: false,
      proposal: { may: { decide: false, withdraw: false } },
    })
    expect(await save([unit, hr], 'colleague')).toMatchObject({ status: 409, code: 'LINE_PROPOSED' })
    expect((await shown()).version).toBe(unchanged)
  })

  test('the same proposal again changes nothing; another one by the proposer replaces it', async () => {
    const { data: first } = await save([manager])
    const { data: same } = await save([manager])
    expect(same.proposal?.id).toBe(first.proposal?.id)
    expect(await bell('colleague')).toHaveLength(1)
    const { data: other } = await save([unit])
    expect(other.proposal).toMatchObject({ items: [{ resolver: 'UNIT_MANAGER' }] })
    expect(await bell('colleague')).toHaveLength(2)
    const { data: harmless } = await save([unit, hr])
    expect(harmless).toMatchObject({ version: 'UNIT_MANAGER,PERMISSION', proposal: null })
  })
})

describe('a second person confirms', () => {
  test('the line applies as proposed, and the proposer is notified', async () => {
    await save([manager, person(company.admin.id)])
    const answer = await confirm('colleague')
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      version: `LINE_MANAGER,EMPLOYEE:${company.admin.id}`,
      mayEdit: true,
      proposal: null,
    })
    expect((await bell('admin')).map(({ title }) => title)).toEqual([
      expect.stringContaining('confirmed your approval line'),
    ])
  })

  test('the owner of the space is a second person, and may propose to the others', async () => {
    await save([manager])
    expect((await confirm('owner')).data.version).toBe('LINE_MANAGER')
    await save([manager, hr])
    const { data } = await save([manager], 'owner')
    expect(data.proposal).toMatchObject({ proposedBy: null, proposedByName: expect.stringMatching(/\w+/) })
    expect(await confirm('owner')).toMatchObject({ status: 403, code: 'OWN_REQUEST' })
    expect((await confirm('colleague')).data.version).toBe('LINE_MANAGER')
  })

  test('never the proposer', async () => {
    await save([manager])
    expect(await confirm('admin')).toMatchObject({ status: 403, code: 'OWN_REQUEST' })
    expect(await decline('admin')).toMatchObject({ status: 403, code: 'OWN_REQUEST' })
    expect((await shown()).version).toBe(unchanged)
  })

  test('nor a person who lost a permission since', async () => {
    await save([manager])
    await holds('ROLE_AND_PERMISSION:view', 'ROLE_AND_PERMISSION:edit')
    expect(await confirm('colleague')).toMatchObject({ status: 403, code: 'MORE_THAN_HELD' })
    expect(await decline('colleague')).toMatchObject({ status: 403, code: 'MORE_THAN_HELD' })
    await holds('ROLE_AND_PERMISSION:view', 'LEAVE_REQUEST:approve')
    expect(await confirm('colleague')).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await shown()).version).toBe(unchanged)
  })

  test('nor a version they did not see: the proposer changed the proposal or the line in between', async () => {
    const seen = (await save([manager])).data.proposal?.id
    await save([unit])
    expect(await confirm('colleague', seen)).toMatchObject({ status: 409, code: 'STALE' })
    const second = await openId()
    await save([unit, manager, hr])
    expect(await confirm('colleague', second)).toMatchObject({ status: 409, code: 'STALE' })
    expect((await shown()).version).toBe('UNIT_MANAGER,LINE_MANAGER,PERMISSION')
  })

  test('nor a line that names a person who has left since', async () => {
    await save([person(company.manager.id)])
    await company.inside(trx =>
      trx
        .updateTable('employee')
        .set({ status: 'terminated' })
        .where('id', '=', company.manager.id)
        .execute(),
    )
    expect(await confirm('colleague')).toMatchObject({
      status: 400,
      fields: { 'items.0': 'Choose someone who works here' },
    })
    expect((await shown()).proposal?.items).toMatchObject([{ isAtWork: false }])
  })

  test('of two concurrent confirmations one succeeds', async () => {
    await save([manager])
    const id = await openId()
    const answers = await Promise.all([confirm('colleague', id), confirm('owner', id)])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409])
    expect(answers.find(answer => answer.status === 409)?.code).toBe('STALE')
    expect((await audit()).filter(({ entity }) => entity === 'approval_template')).toHaveLength(1)
    expect(await bell('admin')).toHaveLength(1)
  })

  test('of a concurrent confirmation and withdrawal one succeeds', async () => {
    await save([manager])
    const id = await openId()
    const back = call(server, company.tokens.admin, withdrawApprovalTemplate, { kind, id })
    const answers = await Promise.all([confirm('colleague', id), back])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409])
    const isConfirmed = answers[0].status === 200
    expect((await shown()).version).toBe(isConfirmed ? 'LINE_MANAGER' : unchanged)
  })
})

describe('declined and withdrawn', () => {
  test('a second person declines with a reason, which the proposer reads', async () => {
    await save([manager])
    expect(await decline('colleague', 'no')).toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) },
    })
    const { data } = await decline('colleague')
    expect(data).toMatchObject({ version: unchanged, proposal: null, mayEdit: true })
    expect(await bell('admin')).toEqual([
      {
        title: expect.stringContaining('declined your approval line'),
        body: expect.stringContaining('HR has to see it'),
        link: '/app/administration/approval-templates',
      },
    ])
  })

  test('only the proposer withdraws it', async () => {
    await save([manager])
    expect(await withdraw('colleague')).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await withdraw('admin')).data).toMatchObject({ version: unchanged, proposal: null })
    expect(await withdraw('admin')).toMatchObject({ status: 409, code: 'STALE' })
  })

  test('each step is in the audit log, with the line before and after', async () => {
    const { admin, colleague } = company
    const proposed = { operation: 'CREATE', before: { approverIds: ['LINE_MANAGER', 'PERMISSION'] } }
    const closed = { operation: 'UPDATE', before: { status: 'PENDING' } }
    await save([manager])
    await withdraw('admin')
    await save([manager])
    await decline('colleague')
    await save([manager])
    await confirm('colleague')
    const entries = await audit()
    expect(entries.map(({ entity_id: id }) => id)).toEqual(entries.map(() => kind))
    expect(entries.filter(({ entity }) => entity === 'approval_template_proposal')).toMatchObject([
      { ...proposed, employee_id: admin.id, after: { approverIds: ['LINE_MANAGER'] } },
      { ...closed, employee_id: admin.id, after: { status: 'CANCELLED' } },
      proposed,
      { ...closed, employee_id: colleague.id, after: { status: 'REJECTED', comment: 'HR has to see it' } },
      proposed,
      { ...closed, employee_id: colleague.id, after: { status: 'APPROVED' } },
    ])
    expect(entries.filter(({ entity }) => entity === 'approval_template')).toMatchObject([
      {
        employee_id: colleague.id,
        before: { approverIds: ['LINE_MANAGER', 'PERMISSION'] },
        after: { approverIds: ['LINE_MANAGER'] },
      },
    ])
  })

  test('another company is not involved', async () => {
    await save([manager])
    const id = await openId()
    const other = await leaveCompany(server)
    expect((await call(server, other.tokens.admin, listApprovalTemplates, {})).data[0]?.proposal).toBeNull()
    for (const endpoint of [confirmApprovalTemplate, withdrawApprovalTemplate])
      expect(await call(server, other.tokens.admin, endpoint, { kind, id })).toMatchObject({ code: 'STALE' })
    expect((await shown()).proposal?.id).toBe(id)
  })
})
