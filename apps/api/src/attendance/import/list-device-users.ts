// Device user IDs with unassigned punches, and the punches of one (A2).
import type * as contract from '@hr/contract/attendance-import.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { isInstantText, isKeyOf } from '#api/http/page-key.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { listPeople } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import type { NewestKey } from '#api/http/list-page.ts'
import {
  countDevicePunches,
  countDeviceUsers,
  listDevicePunchRows,
  listDeviceUserRows,
  listSuggested,
} from './device-users.queries.ts'
import { toMoment } from './to-import-people.ts'

/** An instant and a device user ID. */
const isKey = isKeyOf<NewestKey>(isInstantText, deviceUser => deviceUser.length <= 50)

export const listDeviceUsers: Handler<typeof contract.listDeviceUsers> = async ({ db, input }) => {
  const { time_zone: timeZone } = await getCompanyTime(db)
  const page = await listPage(input, {
    rows: window => listDeviceUserRows(db, input.search, window),
    total: () => countDeviceUsers(db, input.search),
    keyOf: ({ last, deviceUser }) => [last.toISOString(), deviceUser] as const,
    isKey,
  })
  const suggestions = await listSuggested(
    db,
    page.rows.map(({ deviceUser }) => deviceUser),
  )
  const people = await listPeople(
    db,
    suggestions.map(({ id }) => id),
  )
  const suggestedFor = (deviceUser: string) => {
    const found =
      suggestions.find(({ deviceNumber }) => deviceNumber === deviceUser) ??
      suggestions.find(({ staffId }) => staffId.toLowerCase() === deviceUser.toLowerCase())
    const person = people.get(found?.id ?? 0)
    return found && person ? { ...person, startedOn: found.startedOn } : null
  }
  const rows = page.rows.map(({ deviceUser, name, device, waiting, first, last }) => ({
    deviceUser,
    name: name ?? '',
    device,
    waiting,
    from: localDateOf(first.getTime(), timeZone),
    to: localDateOf(last.getTime(), timeZone),
    suggested: suggestedFor(deviceUser),
  }))
  return { ...page, rows }
}

export const listDevicePunches: Handler<typeof contract.listDevicePunches> = async ({ db, input }) => {
  const { deviceUser } = input
  const { time_zone: timeZone } = await getCompanyTime(db)
  const page = await listPage(input, {
    rows: window => listDevicePunchRows(db, deviceUser, window),
    total: () => countDevicePunches(db, deviceUser),
    keyOf: ({ at }) => [at.toISOString(), ''] as const,
    isKey,
  })
  const rows = page.rows.map(({ at, device, name }) => ({
    at: at.toISOString(),
    ...toMoment(at.getTime(), timeZone),
    device,
    name,
  }))
  return { ...page, rows }
}
