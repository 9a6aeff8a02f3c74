// Changes of overtime settings (O1): dated, one setting per grade and date, none in a closed period.
import { closePeriod } from '@hr/contract/attendance-period.ts'
import { listAudit } from '@hr/contract/audit.ts'
import { deleteOtSetting, getOtSetting, updateOtSetting } from '@hr/contract/ot-setting.ts'
import { createJobGrade, deleteJobGrade, mergeJobGrade } from '@hr/contract/position.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { otDesk, otSettingInput } from '#test/overtime.ts'
import { runJob } from '#test/run-jobs.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
const other = perFile(() => attendanceCompany(server))
let admin: string
let desk: ReturnType<typeof otDesk>
beforeEach(async () => {
  server.setNow(vientiane('2026-03-05', '20:00'))
  admin = await company.as('admin')
  desk = otDesk(server, admin)
})

const ofDefault = async (changes: Parameters<typeof otSettingInput>[0] = {}) => {
  const { id, name, nameLo, version } = await desk.standard()
  return { ...otSettingInput({ name, nameLo, ...changes }), id, version }
}

describe('a changed setting', () => {
  test('another day adds a version, the same day corrects it', async () => {
    const { id } = (await desk.create()).data
    const change = (changes: object) =>
      call(server, admin, updateOtSetting, { ...otSettingInput(), id, version: 1, ...changes })
    const added = (await change({ from: '2026-04-01', jobGradeIds: [await desk.gradeId('SO')] })).data
    expect(added).toMatchObject({ version: 2, current: { from: '2026-03-02', to: '2026-03-31' } })
    expect(added).toMatchObject({ next: { from: '2026-04-01', to: null, jobGrades: [{ name: 'SO' }] } })
    expect(added.versions.map(({ from }) => from)).toEqual(['2026-04-01', '2026-03-02'])
    expect([await desk.settingOf('GM', '2026-03-31'), await desk.settingOf('GM', '2026-04-01')]).toEqual([
      'Managers',
      null,
    ])
    expect(await change({ from: '2026-04-01' })).toMatchObject({ status: 409, code: 'STALE' })
    const corrected = (await change({ version: 2, from: '2026-04-01', name: 'Chiefs', maxHourPerDay: 1 }))
      .data
    expect(corrected).toMatchObject({ name: 'Chiefs', version: 3, next: { maxHourPerDay: 1, jobGrades: [] } })
    expect(corrected.versions).toHaveLength(2)
    expect(await desk.settingOf('SO', '2026-04-01')).toBeNull()
    const { rows } = (await call(server, admin, listAudit, { entity: 'ot_setting' })).data
    expect(rows.map(({ operation }) => operation)).toEqual(['UPDATE', 'UPDATE', 'CREATE'])
  })

  test('a new name alone adds no version, on whatever day', async () => {
    const { id } = (await desk.create()).data
    const jobGradeIds = [await desk.gradeId('GM')]
    const renamed = { ...otSettingInput({ name: 'Bosses', from: '2026-04-01', jobGradeIds }), id, version: 1 }
    expect((await call(server, admin, updateOtSetting, renamed)).data).toMatchObject({
      name: 'Bosses',
      version: 2,
      versions: [{ from: '2026-03-02', to: null }],
    })
  })

  test('the default takes no grades', async () => {
    const change = await ofDefault({ jobGradeIds: [await desk.gradeId('GM')] })
    expect(await call(server, admin, updateOtSetting, change)).toMatchObject({
      status: 400,
      fields: {
        jobGradeIds: 'The default setting applies to all other grades, so it cannot have grades of its own',
      },
    })
    const later = (await call(server, admin, updateOtSetting, await ofDefault({ maxHourPerDay: 2 }))).data
    expect(later.versions.map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-02', null],
      ['1900-01-01', '2026-03-01'],
    ])
  })

  test('what is unknown, or of another company, is not found', async () => {
    const { id } = (await desk.create()).data
    const stranger = await other.as('admin')
    const change = { ...otSettingInput(), id, version: 1 }
    expect(await call(server, stranger, getOtSetting, { id })).toMatchObject({ status: 404 })
    expect(await call(server, stranger, updateOtSetting, change)).toMatchObject({ status: 404 })
    expect(await call(server, stranger, deleteOtSetting, { id })).toMatchObject({ status: 404 })
    expect(await desk.create({}, stranger)).toMatchObject({ status: 404 })
    expect(await call(server, admin, deleteOtSetting, { id, from: '2026-03-03' })).toMatchObject({
      status: 404,
    })
    expect((await desk.history(id)).version).toBe(1)
  })

  test('only administrators change it by default', async () => {
    expect((await desk.create({}, await company.as('hr'))).status).toBe(403)
    expect((await desk.create({}, await company.as('employee'))).status).toBe(403)
  })
})

describe('a grade in two settings at one date', () => {
  const second = async (changes: Parameters<typeof otSettingInput>[0] = {}) =>
    desk.create({ name: 'Chiefs', nameLo: '', ...changes })

  test('is refused with the other setting and the date', async () => {
    await desk.create({ from: '2026-03-10' })
    expect(await second()).toMatchObject({
      status: 409,
      code: 'OT_GRADE_TAKEN',
      fields: {
        jobGradeIds: 'GM is in the overtime setting Managers on 10/03/2026. Remove it there first',
      },
    })
    expect(await desk.list()).toHaveLength(2)
  })

  test('moves from one setting to the other on a day', async () => {
    const { id } = (await desk.create()).data
    const jobGradeIds = [await desk.gradeId('GM-1')]
    const left = { ...otSettingInput({ from: '2026-04-01', jobGradeIds }), id, version: 1 }
    await call(server, admin, updateOtSetting, left)
    expect((await second({ from: '2026-04-01' })).status).toBe(200)
    expect([await desk.settingOf('GM', '2026-03-31'), await desk.settingOf('GM', '2026-04-01')]).toEqual([
      'Managers',
      'Chiefs',
    ])
    // Without its second version the first setting would have the grade again.
    expect(await call(server, admin, deleteOtSetting, { id, from: '2026-04-01' })).toMatchObject({
      code: 'OT_GRADE_TAKEN',
    })
  })

  test('one of several at once is saved', async () => {
    const names = ['A', 'B', 'C', 'D']
    const answers = await Promise.all(names.map(name => desk.create({ name })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(answers.filter(({ code }) => code === 'OT_GRADE_TAKEN')).toHaveLength(3)
    const made = answers.find(({ status }) => status === 200)?.data
    const change = { ...otSettingInput(), id: made?.id ?? '', version: 1 }
    const changes = await Promise.all(
      names.map(name => call(server, admin, updateOtSetting, { ...change, name })),
    )
    expect(changes.map(({ code }) => code).toSorted()).toEqual(['', 'STALE', 'STALE', 'STALE'])
  })

  test('is given to one of two settings that ask for it at once', async () => {
    const [one, two] = [await desk.gradeId('GM-1'), await desk.gradeId('GM-2')]
    const settings = [
      { ...otSettingInput(), id: (await desk.create({ jobGradeIds: [one] })).data.id, version: 1 },
      {
        ...otSettingInput({ name: 'Chiefs' }),
        id: (await second({ jobGradeIds: [two] })).data.id,
        version: 1,
      },
    ]
    const jobGradeIds = [await desk.gradeId('GM')]
    const answers = await Promise.all(
      settings.map(setting => call(server, admin, updateOtSetting, { ...setting, jobGradeIds })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'OT_GRADE_TAKEN'])
  })

  test('cannot be stored', async () => {
    const first = (await desk.create()).data
    const { id } = (await desk.create({ name: 'Chiefs', jobGradeIds: [await desk.gradeId('SO')] })).data
    const row = { workspace_id: company.workspaceId, valid_from: first.current?.from ?? '', setting_id: id }
    const jobGradeId = await desk.gradeId('GM')
    const stored = company.inside(trx =>
      trx
        .insertInto('ot_setting_grade')
        .values({ ...row, job_grade_id: jobGradeId })
        .execute(),
    )
    await expect(stored).rejects.toThrow('ot_setting_grade_pkey')
  })
})

describe('deleting', () => {
  test('a setting returns its grades to the default, a version to the one before', async () => {
    const { id } = (await desk.create()).data
    const change = { ...otSettingInput({ from: '2026-04-01' }), id, version: 1 }
    await call(server, admin, updateOtSetting, change)
    expect((await call(server, admin, deleteOtSetting, { id, from: '2026-04-01' })).status).toBe(200)
    expect(await desk.history(id)).toMatchObject({ version: 3, versions: [{ from: '2026-03-02', to: null }] })
    expect(await desk.settingOf('GM', '2026-04-01')).toBe('Managers')
    expect((await call(server, admin, deleteOtSetting, { id })).status).toBe(200)
    expect(await desk.settingOf('GM', '2026-04-01')).toBeNull()
    expect(await call(server, admin, getOtSetting, { id })).toMatchObject({ status: 404 })
    const { rows } = (await call(server, admin, listAudit, { entity: 'ot_setting' })).data
    expect(rows.map(({ operation }) => operation)).toEqual(['DELETE', 'DELETE', 'UPDATE', 'CREATE'])
  })

  test('the only version deletes the setting', async () => {
    const { id } = (await desk.create()).data
    await call(server, admin, deleteOtSetting, { id, from: '2026-03-02' })
    expect(await desk.list()).toHaveLength(1)
  })

  test('the default stays, and its first version', async () => {
    const { id } = await desk.standard()
    const refused = { status: 409, code: 'DEFAULT_OT_SETTING' }
    expect(await call(server, admin, deleteOtSetting, { id })).toMatchObject(refused)
    await call(server, admin, updateOtSetting, await ofDefault({ maxHourPerDay: 2 }))
    expect(await call(server, admin, deleteOtSetting, { id, from: '1900-01-01' })).toMatchObject(refused)
    expect((await call(server, admin, deleteOtSetting, { id, from: '2026-03-02' })).status).toBe(200)
  })

  test('a job grade that a setting names is neither deleted nor merged', async () => {
    const { id: jobGradeId } = (await call(server, admin, createJobGrade, { name: 'Intern' })).data
    const { id } = (await desk.create({ jobGradeIds: [jobGradeId, await desk.gradeId('GM')] })).data
    const named = { status: 409, code: 'GRADE_IN_OT_SETTING' }
    expect(await call(server, admin, deleteJobGrade, { id: jobGradeId })).toMatchObject(named)
    const pair = { id: jobGradeId, intoId: await desk.gradeId('SO') }
    expect(await call(server, admin, mergeJobGrade, pair)).toMatchObject(named)
    const without = { ...otSettingInput({ jobGradeIds: [await desk.gradeId('GM')] }), id, version: 1 }
    expect((await call(server, admin, updateOtSetting, without)).status).toBe(200)
    expect((await call(server, admin, mergeJobGrade, pair)).status).toBe(200)
    expect((await desk.history(id)).current?.jobGrades).toMatchObject([{ name: 'GM' }])
  })
})

test('nothing changes in a closed period, and names always may', async () => {
  const { id } = (await desk.create()).data
  server.setNow(vientiane('2026-03-21', '06:00'))
  await runJob(server, 'attendance.close')
  expect((await call(server, await company.as('hr'), closePeriod, { id: '2026-03' })).status).toBe(200)
  admin = await company.as('admin')
  desk = otDesk(server, admin)
  const refused = {
    code: 'ATTENDANCE_PERIOD_CLOSED',
    message: 'Attendance is closed until 20/03/2026: choose 21/03/2026 or later, or reopen the period',
  }
  const jobGradeIds = [await desk.gradeId('GM')]
  const change = { ...otSettingInput({ jobGradeIds, maxHourPerDay: 2 }), id, version: 1 }
  expect(await call(server, admin, updateOtSetting, change)).toMatchObject(refused)
  expect(await call(server, admin, updateOtSetting, { ...change, from: '2026-03-20' })).toMatchObject(refused)
  expect(await call(server, admin, deleteOtSetting, { id })).toMatchObject(refused)
  const chiefs = { name: 'Chiefs', jobGradeIds: [await desk.gradeId('SO')] }
  expect(await desk.create({ ...chiefs, from: '2026-03-20' })).toMatchObject(refused)
  expect((await desk.create({ ...chiefs, from: '2026-03-21' })).status).toBe(200)
  const renamed = { ...otSettingInput({ jobGradeIds, name: 'Bosses' }), id, version: 1 }
  expect((await call(server, admin, updateOtSetting, renamed)).data.name).toBe('Bosses')
  const later = { ...change, version: 2, from: '2026-03-21' }
  expect((await call(server, admin, updateOtSetting, later)).data.versions).toHaveLength(2)
})
