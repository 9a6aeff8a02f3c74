// Demo records are ones that HR could have entered, and some of their papers expire soon (P7).
import { recordShape } from '@hr/contract/employee-contact.ts'
import { getEmployee } from '@hr/contract/employee-record.ts'
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { recordErrors } from '@hr/domain/employee/record-errors.ts'
import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '#test/in-company.ts'
import { addressErrors } from '#api/address/address-errors.ts'
import { lockRecord } from '#api/employee/record/stored-record.ts'
import type { StoredRecord } from '#api/employee/record/stored-record.ts'
import { call, signIn } from '#test/call.ts'
import { testServer } from '#test/test-server.ts'
import { seedInstallation } from './seed-installation.ts'

const today = '2026-11-21'
const server = testServer()
let workspaceId: string
let records: StoredRecord[]
beforeAll(async () => {
  server.setNow(`${today}T02:00:00Z`)
  await seedInstallation(server.services)
  workspaceId = (
    await server.services.db
      .selectFrom('workspace')
      .select('id')
      .where('is_first', '=', true)
      .executeTakeFirstOrThrow()
  ).id
  records = await inside(async trx => {
    const people = await trx.selectFrom('employee').select('id').orderBy('id').execute()
    const locked = []
    for (const { id } of people) locked.push(await lockRecord(trx, id))
    return locked.flatMap(one => (one ? [one.record] : []))
  })
})

const inside = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(server, workspaceId, work)

test('every field is valid input for the form and consistent with the others', async () => {
  const shape = z.object({ ...recordShape, status: z.string() })
  expect(records.length).toBeGreaterThan(50)
  for (const record of records) {
    expect(z.safeParse(shape, record).error?.issues, record.staffId).toBeUndefined()
    expect(recordErrors(record), record.staffId).toEqual([])
    expect(await inside(trx => addressErrors(trx, record)), record.staffId).toEqual([])
  }
})

test('papers, contracts and probations end within sixty days, and none has ended', async () => {
  const contracts = await inside(trx =>
    trx.selectFrom('employee_job').select('contract_end as end').where('valid_to', 'is', null).execute(),
  )
  const ends = {
    passport: records.map(record => record.passportExpiresOn),
    visa: records.map(record => record.visaExpiresOn),
    workPermit: records.map(record => record.workPermitExpiresOn),
    probation: records.map(record => record.probationEndsOn),
    contract: contracts.map(({ end }) => end),
  }
  for (const [kind, dates] of Object.entries(ends)) {
    const days = dates.flatMap(date => (date === null ? [] : [daysBetween(today, date)]))
    expect(
      days.filter(left => left < 0),
      kind,
    ).toEqual([])
    expect(days.filter(left => left <= 60).length, kind).toBeGreaterThan(0)
  }
})

test('pay is in kip and set for everybody', async () => {
  const jobs = await inside(trx =>
    trx.selectFrom('employee_job').select(['salary_amount', 'salary_currency', 'contract_type']).execute(),
  )
  expect(new Set(jobs.map(job => job.salary_currency))).toEqual(new Set(['LAK']))
  expect(jobs.filter(job => (job.salary_amount ?? 0) < 2_500_000 || job.contract_type === null)).toEqual([])
})

test('the demo employee sees their whole record', async () => {
  const token = await signIn(server, 'employee')
  const { employee_id } = await server.services.db
    .selectFrom('account')
    .select('employee_id')
    .where('username', '=', 'employee')
    .executeTakeFirstOrThrow()
  const { data } = await call(server, token, getEmployee, { id: employee_id ?? 0 })
  expect(data.personal?.address.shown).toMatchObject({ province: 'Vientiane Capital' })
  expect(data.personal?.address.shownLo.province).toBe('ນະຄອນຫຼວງວຽງຈັນ')
  expect(data.sensitive?.bankAccountNumber).toMatch(/^\d{12}$/)
})

test('nobody has a scan of a paper without its number', async () => {
  const scans = await inside(trx =>
    trx
      .selectFrom('employee_document as d')
      .innerJoin('employee as e', 'e.id', 'd.employee_id')
      .select(['d.kind', 'e.passport_number', 'e.visa_number', 'e.work_permit_number'])
      .execute(),
  )
  const count = (kind: string) => scans.filter(scan => scan.kind === kind).length
  expect(count('contract')).toBe(records.length)
  expect(scans.filter(({ kind, passport_number }) => kind === 'passport' && !passport_number)).toEqual([])
  expect([count('passport'), count('visa'), count('workPermit')]).toEqual([4, 2, 2])
})
