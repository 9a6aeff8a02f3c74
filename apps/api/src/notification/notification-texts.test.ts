// Texts of notifications in English and Lao (N1).
import { expect, test } from 'vitest'
import { progressText } from '#api/approval/step-progress.ts'
import { notificationCodes, notificationText } from './notification-texts.ts'

const parameters = {
  address: 'noy@example.la',
  until: '2026-03-09',
  name: { en: 'Khamla Vongsa', lo: 'ຄຳຫຼ້າ ວົງສາ' },
  leaveType: { en: 'Annual leave', lo: 'ພັກປະຈຳປີ' },
  actor: { en: 'Noy Sisay', lo: 'ນ້ອຍ ສີໄຊ' },
  comment: '',
  from: '2026-03-10',
  to: '2026-03-11',
  days: 3,
  oldApprover: { en: 'Noy Sisay', lo: 'ນ້ອຍ ສີໄຊ' },
  newApprover: { en: 'Keo Sisay', lo: 'ແກ້ວ ສີໄຊ' },
  thing: { en: 'Visa', lo: 'ວີຊາ' },
  date: '2026-04-01',
  count: 4,
  changed: 3,
  closed: 1,
  fields: { en: 'Passport number', lo: 'ເລກໜັງສືຜ່ານແດນ' },
  holiday: { en: 'National Day', lo: 'ວັນຊາດ' },
  number: 7,
  waited: 2,
  progress: progressText(1, 2),
  next: { en: 'Keo Sisay', lo: 'ແກ້ວ ສີໄຊ' },
  request: { en: 'Attendance request', lo: 'ຄຳຂໍແກ້ໄຂເວລາ' },
  what: { en: 'Client visit', lo: 'ໄປພົບລູກຄ້າ' },
  times: { en: 'whole day', lo: 'ໝົດມື້' },
  unit: { en: 'Shop', lo: 'ຮ້ານ' },
  parent: { en: 'Sales', lo: 'ຂາຍ' },
}

test.each(notificationCodes)('%s fills in every parameter, in Lao script and in English', code => {
  for (const language of ['en', 'lo'] as const) {
    const { title, body } = notificationText(language, code, { ...parameters, comment: 'No' })
    expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|\[object/)
  }
  expect(notificationText('lo', code, parameters).title).toMatch(/[\u0E80-\u0EFF]/)
  expect(notificationText('en', code, parameters).title).not.toMatch(/[\u0E80-\u0EFF]/)
})

test('a step is named in Lao as on the page of the request', () => {
  const { title } = notificationText('lo', 'LEAVE_STEP_APPROVED', parameters)
  expect(title).toBe('ນ້ອຍ ສີໄຊ ອະນຸມັດຂັ້ນຕອນທີ 1 ໃນ 2 ແລ້ວ')
})

test('a code of another release is shown as is; parameters are not parsed as templates', () => {
  expect(notificationText('en', 'SOMETHING', {})).toEqual({ title: 'SOMETHING', body: '' })
  const { body } = notificationText('en', 'LEAVE_REJECTED', { ...parameters, comment: '{days}' })
  expect(body).toContain(': {days}')
})

test.each([
  [1, '0.5 days'],
  [2, '1 day'],
  [4, '2 days'],
])('%i half days are %s', (days, text) => {
  expect(notificationText('en', 'LEAVE_WAITING', { ...parameters, days }).body).toContain(`(${text})`)
})
