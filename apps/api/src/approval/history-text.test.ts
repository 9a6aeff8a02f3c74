// History texts and mails by the product are in the reader's language; people's own words are not translated (R11).
import { expect, test } from 'vitest'
import { createHoliday } from '@hr/contract/holiday.ts'
import { endEmployment } from '@hr/contract/end-employment.ts'
import {
  amendLeave,
  approveLeave,
  cancelLeave,
  editLeave,
  getLeaveRequest,
  requestCancellation,
} from '@hr/contract/leave.ts'
import { chooseLanguage } from '@hr/contract/session.ts'
import { call } from '#test/call.ts'
import { inOwnCompany, leaveRows, requested } from '#test/leave.ts'

const { server, company } = inOwnCompany()

const inLao = { headers: { 'accept-language': 'lo' } }
async function approvedAsLao(id: string): Promise<void> {
  for (const who of ['manager', 'hr'] as const)
    await call(server, company.tokens[who], approveLeave, { id }, inLao)
}
/** The last history entry in English and in Lao. */
async function last(id: string): Promise<(string | undefined)[]> {
  const asked = [{}, inLao].map(options => call(server, company.tokens.hr, getLeaveRequest, { id }, options))
  return (await Promise.all(asked)).map(({ data }) => data.history.at(-1)?.comment)
}

test('changed while pending', async () => {
  const { id } = await requested(server, company)
  const changes = { ...company.draft({ to: '2026-03-11' }), id, seenHistory: 1 }
  await call(server, company.tokens.employee, editLeave, changes, inLao)
  expect(await last(id)).toEqual([
    'Annual leave, 10/03/2026 (1 day) → Annual leave, 10/03/2026 to 11/03/2026 (2 days)',
    'ພັກປະຈຳປີ, 10/03/2026 (1 ມື້) → ພັກປະຈຳປີ, 10/03/2026 ຫາ 11/03/2026 (2 ມື້)',
  ])
})

test('replaced or cancelled by another request', async () => {
  const { employee } = company.tokens
  const changed = (await requested(server, company)).id
  const gone = (await requested(server, company, { from: '2026-03-12', to: '2026-03-12' })).id
  for (const id of [changed, gone]) await approvedAsLao(id)
  const amended = { ...company.draft({ to: '2026-03-11' }), id: changed }
  await approvedAsLao((await call(server, employee, amendLeave, amended)).data.id)
  await approvedAsLao(
    (await call(server, employee, requestCancellation, { id: gone, reason: 'Ill' })).data.id,
  )
  expect(await last(changed)).toEqual(['Replaced by request 3', 'ຄຳຂໍເລກທີ 3 ມາແທນແລ້ວ'])
  expect(await last(gone)).toEqual(['Cancelled by request 4', 'ຍົກເລີກຕາມຄຳຂໍເລກທີ 4'])
})

test('recounted for a holiday', async () => {
  const { id } = await requested(server, company, { to: '2026-03-11' })
  const holiday = {
    name: 'Founders Day',
    nameLo: 'ວັນກໍ່ຕັ້ງ',
    from: '2026-03-11',
    to: '2026-03-11',
    yearly: false,
  }
  await call(server, company.tokens.hr, createHoliday, { ...holiday, takeDays: false })
  expect(await last(id)).toEqual(['Founders Day', 'ວັນກໍ່ຕັ້ງ'])
})

test('cancelled with the employment: the history, and the mail to the owner', async () => {
  await call(server, company.tokens.employee, chooseLanguage, { language: 'lo' })
  const { id } = await requested(server, company, { from: '2026-04-06', to: '2026-04-06' })
  const end = { date: '2026-03-31', reason: 'Resigned' }
  await call(server, company.tokens.hr, endEmployment, { id: company.employee.id, ...end })
  const [english = '', lao = ''] = await last(id)
  expect([english, lao.includes('31/03/2026'), lao === english]).toEqual([
    'Employment ends on 31/03/2026',
    true,
    false,
  ])
  const mail = (await leaveRows(company)).mails.at(-1)
  expect([mail?.language, mail?.body.includes(lao), mail?.body.includes(english)]).toEqual([
    'lo',
    true,
    false,
  ])
})

test('a person’s own words are the same for everybody', async () => {
  const { id } = await requested(server, company)
  await call(server, company.tokens.employee, cancelLeave, { id, reason: 'The trip is off' }, inLao)
  expect(await last(id)).toEqual(['The trip is off', 'The trip is off'])
})
