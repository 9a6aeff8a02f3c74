// The only person who may set a line gives a reason if the change would need a second person (P11).
import { beforeEach, expect, test } from 'vitest'
import {
  confirmApprovalTemplate,
  listApprovalTemplates,
  saveApprovalTemplate,
} from '@hr/contract/approval-template.ts'
import { giveFullAccess } from '@hr/contract/access.ts'
import { listAudit } from '@hr/contract/audit.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { call } from '#test/call.ts'
import { inOwnCompany } from '#test/leave.ts'

type Items = InputOf<typeof saveApprovalTemplate>['items']
const manager = { resolver: 'LINE_MANAGER' } as const
const hr = { resolver: 'PERMISSION' } as const
const unit = { resolver: 'UNIT_MANAGER' } as const
const kind = 'LEAVE'

const { server, company } = inOwnCompany()
beforeEach(() => close(company.owner))

const close = ({ accountId }: { readonly accountId: string }) =>
  server.services.db.updateTable('account').set({ status: 'inactive' }).where('id', '=', accountId).execute()
const shown = async () => (await call(server, company.tokens.admin, listApprovalTemplates, {})).data[0]
const save = (items: Items, reason?: string) =>
  call(server, company.tokens.admin, saveApprovalTemplate, {
    kind,
    items,
    ...(reason !== undefined && { reason }),
  })
const makeSecondAdministrator = () =>
  call(server, company.tokens.admin, giveFullAccess, { employeeId: company.hr.id })

test('a reason is required, and marked in the audit log', async () => {
  expect((await shown())?.isOnlyPerson).toBe(true)
  expect(await save([manager])).toMatchObject({
    status: 422,
    code: 'ONLY_PERSON_REASON',
    fields: { reason: expect.any(String) },
  })
  expect(await save([manager], ' ')).toMatchObject({ status: 400 })
  expect((await shown())?.version).toBe('LINE_MANAGER,PERMISSION')
  const { data } = await save([manager], 'We have no HR yet')
  expect(data).toMatchObject({ version: 'LINE_MANAGER', proposal: null })
  const { rows } = (await call(server, company.tokens.admin, listAudit, { entity: 'approval_template' })).data
  expect(rows[0]?.after).toMatchObject({ ownRecord: true, ownRecordReason: 'We have no HR yet' })
})

test('a change that needs no second person needs no reason', async () => {
  expect((await save([unit, hr])).data.version).toBe('UNIT_MANAGER,PERMISSION')
})

test('with a second administrator it waits, with or without a reason', async () => {
  await makeSecondAdministrator()
  expect((await shown())?.isOnlyPerson).toBe(false)
  const { proposal } = (await save([manager], 'We have no HR yet')).data
  const confirmed = { kind, id: proposal?.id ?? '' } as const
  expect((await call(server, company.tokens.hr, confirmApprovalTemplate, confirmed)).data.version).toBe(
    'LINE_MANAGER',
  )
})

test('a proposal is saved with a reason if the second person has left since', async () => {
  await makeSecondAdministrator()
  expect((await save([manager])).data.proposal).not.toBeNull()
  await close(company.hr)
  expect((await save([manager])).code).toBe('ONLY_PERSON_REASON')
  const { data } = await save([manager], 'We have no HR now')
  expect(data).toMatchObject({ version: 'LINE_MANAGER', proposal: null })
})
