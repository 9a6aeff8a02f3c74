// Where currencies are used, and what their use prevents (N3).
import { changeJob } from '@hr/contract/employee-job.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { updateEmployee } from '@hr/contract/employee-change.ts'
import * as contract from '@hr/contract/currency.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { leaveCompany } from '#test/leave.ts'
import { insertRecord } from '#test/overtime-records.ts'
import { testServer } from '#test/test-server.ts'
import { untilWaiting } from '#test/until-waiting.ts'

const server = testServer()
const company = keptPerTest(server, leaveCompany)

type Who = 'employee' | 'colleague'
const pay = (who: Who, salaryCurrency: string, from = '2026-03-02', salaryAmount = 120_000) =>
  call(server, company.tokens.hr, changeJob, { id: company[who].id, from, salaryAmount, salaryCurrency })
async function bank(who: Who, bankCurrency: string | null) {
  const { id } = company[who]
  const { version } = (await call(server, company.tokens.hr, getEmployee, { id })).data
  return call(server, company.tokens.hr, updateEmployee, { id, version, bankCurrency })
}
const usesOf = async (code: string, token = company.tokens.hr) =>
  (await call(server, token, contract.listCurrencyUses, {})).data.find(use => use.code === code)
const none = { pay: 0, bankAccounts: 0, overtimeRecords: 0, penalties: false }
const dollar = { code: 'USD', nameLo: 'ໂດລາສະຫະລັດ', symbol: '$', exponent: 2, isEnable: true }
const update = (changes: Partial<InputOf<typeof contract.updateCurrency>>) =>
  call(server, company.tokens.admin, contract.updateCurrency, { ...dollar, ...changes })
const remove = (code = 'USD') => call(server, company.tokens.admin, contract.deleteCurrency, { code })

test('people and records are counted, also those of the past, and only of the company', async () => {
  await pay('employee', 'USD')
  await pay('employee', 'USD', '2026-06-01', 130_000)
  await pay('employee', 'THB', '2026-09-01')
  await pay('colleague', 'USD')
  await bank('colleague', 'USD')
  await company.inside(trx =>
    insertRecord(trx, {
      employeeId: company.employee.id,
      date: '2026-03-05',
      minutes: 60,
      amount: 9,
      currency: 'USD',
    }),
  )
  expect(await usesOf('USD')).toEqual({ ...none, code: 'USD', pay: 2, bankAccounts: 1, overtimeRecords: 1 })
  expect(await usesOf('THB')).toEqual({ ...none, code: 'THB', pay: 1 })
  expect(await usesOf('LAK')).toEqual({ ...none, code: 'LAK', penalties: true })
  const other = await leaveCompany(server)
  expect(await usesOf('USD', other.tokens.hr)).toEqual({ ...none, code: 'USD' })
})

test('a used currency is disabled only knowingly; the text says where it is used, in numbers', async () => {
  await pay('employee', 'USD')
  await bank('colleague', 'USD')
  const refused = await update({ isEnable: false })
  expect([refused.status, refused.code, refused.message]).toEqual([
    409,
    'CURRENCY_USED',
    'In use (employees paid in it: 1, bank accounts: 1, overtime records: 0). Confirm to disable it anyway',
  ])
  expect((await update({ isEnable: false, acceptsUse: true })).data.isEnable).toBe(false)
})

test('a disabled currency stays with those who have it, and nobody else gets it', async () => {
  await pay('employee', 'USD')
  await bank('employee', 'USD')
  await update({ isEnable: false, acceptsUse: true })
  expect((await pay('employee', 'USD', '2026-05-01', 150_000)).status).toBe(200)
  expect((await bank('employee', 'USD')).status).toBe(200)
  const refused = await pay('colleague', 'USD')
  expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['salaryCurrency']])
  expect(Object.keys((await bank('colleague', 'USD')).fields)).toEqual(['bankCurrency'])
  await bank('employee', null)
  expect(Object.keys((await bank('employee', 'USD')).fields)).toEqual(['bankCurrency'])
  await update({})
  expect((await pay('colleague', 'USD')).status).toBe(200)
})

test('decimals of a used currency are fixed', async () => {
  expect((await update({ exponent: 3 })).data.exponent).toBe(3)
  await update({})
  await pay('employee', 'USD')
  expect((await update({ exponent: 0 })).code).toBe('CURRENCY_DECIMALS_FIXED')
  expect((await update({ symbol: 'US$' })).data).toMatchObject({ symbol: 'US$', exponent: 2 })
})

test('a used currency is not deleted, disabled or not', async () => {
  await pay('employee', 'USD')
  const refused = await remove()
  expect([refused.status, refused.code]).toEqual([409, 'CURRENCY_IN_USE'])
  expect(refused.message).toContain('employees paid in it: 1, bank accounts: 0')
  await update({ isEnable: false, acceptsUse: true })
  expect((await remove()).code).toBe('CURRENCY_IN_USE')
})

test('a currency that only a difference of a closed period still shows is not deleted', async () => {
  await company.inside(async trx => {
    const { workspaceId: workspace_id } = trx
    await trx
      .insertInto('attendance_period')
      .values({
        workspace_id,
        from_date: '2026-02-21',
        to_date: '2026-03-20',
        is_closed: true,
        changed_at: trx.now,
      })
      .execute()
    await trx
      .insertInto('attendance_difference')
      .values({
        workspace_id,
        id: newId(),
        period_from: '2026-02-21',
        employee_id: company.employee.id,
        date: '2026-03-05',
        at: trx.now,
        cause: 'JOB',
        ot_before: JSON.stringify({ pay: { amount: 9, currency: 'USD' } }),
        ot_after: JSON.stringify({ pay: { amount: 9, currency: 'THB' } }),
      })
      .execute()
  })
  expect(await usesOf('USD')).toMatchObject({ overtimeRecords: 1 })
  expect((await remove('USD')).code).toBe('CURRENCY_IN_USE')
  expect((await remove('THB')).code).toBe('CURRENCY_IN_USE')
})

test.each([
  ['is deleted', () => remove(), 'CURRENCY_IN_USE'],
  ['gets other decimals', () => update({ exponent: 0 }), 'CURRENCY_DECIMALS_FIXED'],
])(
  'a currency that %s while somebody gets a salary in it waits, and is refused',
  async (_name, change, code) => {
    const answer = await company.inside(async trx => {
      await trx
        .updateTable('employee_job')
        .set({ salary_amount: 120_000, salary_currency: 'USD' })
        .where('employee_id', '=', company.employee.id)
        .execute()
      const pending = change()
      await untilWaiting(server, 1)
      return { pending }
    })
    expect((await answer.pending).code).toBe(code)
  },
)

test('a salary in a currency that is being deleted waits, and is refused', async () => {
  const { pending } = await company.inside(async trx => {
    await trx.deleteFrom('currency').where('code', '=', 'USD').execute()
    const salary = pay('employee', 'USD')
    await untilWaiting(server, 1)
    return { pending: salary }
  })
  expect(Object.keys((await pending).fields)).toEqual(['salaryCurrency'])
})
