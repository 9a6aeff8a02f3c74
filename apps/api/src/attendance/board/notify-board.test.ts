import { expect, test } from 'vitest'
import { attendanceCompany } from '#test/attendance.ts'
import { testServer } from '#test/test-server.ts'
import { notifyBoard } from './notify-board.ts'

const server = testServer()

test('a punch notifies the person, HR, administrators and managers above, and nobody else', async () => {
  const company = await attendanceCompany(server)
  const { admin, hr, manager, employee } = company
  const notes = await company.inside(async trx => {
    await notifyBoard({ db: trx.as({ now: server.services.now() }), services: server.services }, employee.id)
    return trx.takeNotes()
  })
  const [{ employeeIds }] = notes.map(({ payload }) => JSON.parse(payload)) as [{ employeeIds: number[] }]
  const asked = [admin, hr, manager, employee].map(({ id }) => id)
  expect(employeeIds.toSorted((one, other) => one - other)).toEqual(
    asked.toSorted((one, other) => one - other),
  )
})
