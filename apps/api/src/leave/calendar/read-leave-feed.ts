// The calendar of a private link: own leave, approved leave of the team, and holidays, by its owner's current
// permissions.
import { createHash } from 'node:crypto'
import type { readLeaveFeed as endpoint } from '@hr/contract/leave-calendar.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Person } from '@hr/contract/person.ts'
import { can } from '@hr/domain/access/can.ts'
import { holidaysWithin } from '@hr/domain/calendar/holidays-within.ts'
import { addMonths } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { todayIn } from '#api/company/today.ts'
import { enterWorkspace } from '#api/db/connect/in-workspace.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import { listPeople } from '#api/people/person.ts'
import { listHolidays } from '#api/calendar/holidays.queries.ts'
import type { StoredHoliday } from '#api/calendar/holidays.queries.ts'
import type { Handler, RawAnswer } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { tokenHash } from '#api/session/secret.ts'
import { calendarText } from './calendar-file.ts'
import type { CalendarEvent } from './calendar-file.ts'
import { calendarTeam } from './calendar-team.ts'
import { workspaceOfFeed } from './feed-link.ts'
import { feedName, feedTitle } from './feed-text.ts'
import { listFeedLeaves } from './leave-calendar.queries.ts'
import type { FeedRow } from './leave-calendar.queries.ts'
import { findFeedByToken, touchFeed } from './leave-feed.store.ts'

/** Enough for a unit of hundreds, and a bound for the answer. */
const mostEvents = 5000
const minuteMs = 60_000

/** Throws NOT_FOUND for anything wrong with the link, its owner or the company. */
export async function readLeaveFeed(
  ...[{ db, input, now, services }]: Parameters<Handler<typeof endpoint>>
): Promise<RawAnswer> {
  const workspaceId = workspaceOfFeed(input.file)
  await enterWorkspace(db, workspaceId)
  const feed = orNotFound(await findFeedByToken(db, tokenHash(input.file)))
  const { employeeId, language } = feed
  const account = orNotFound(await findEmployeeAccount(db, employeeId))
  const access = await accessOfEmployee(db, services.config, account)
  if (!can(access, 'LEAVE_CALENDAR', 'view')) throw new Refusal('NOT_FOUND')
  const today = await todayIn(db)
  const [from, to] = [addMonths(today, -3), addMonths(today, 12)]
  const { members, seenBy } = await calendarTeam(db, { employeeId, access }, today)
  const filter = { workspaceId, from, to, leaveTypeIds: [], seenBy }
  const team = { ...filter, employeeIds: members.filter(id => id !== employeeId), withPending: false }
  const leaves = [
    ...(await listFeedLeaves(db, { ...filter, employeeIds: [employeeId], withPending: true }, mostEvents)),
    ...(await listFeedLeaves(db, team, mostEvents)),
  ]
  const people = await listPeople(
    db,
    leaves.map(row => row.employeeId),
  )
  const holidays = holidaysWithin(await listHolidays(db, from, to), from, to)
  if (now.getTime() - (feed.fetchedAt?.getTime() ?? 0) > minuteMs) await touchFeed(db, employeeId)
  const text = calendarText(feedName(language), [
    ...leaves.map(row => leaveEvent(row, orNotFound(people.get(row.employeeId)), language, employeeId)),
    ...holidays.map(holiday => holidayEvent(holiday, language, feed.createdAt)),
  ])
  return {
    bytes: Buffer.from(text),
    contentType: 'text/calendar; charset=utf-8',
    name: 'leave.ics',
    tag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  }
}

function leaveEvent(row: FeedRow, person: Person, language: Language, reader: number): CalendarEvent {
  const { from, to, fromHalf, toHalf, createdAt, updatedAt } = row
  const isOwn = person.id === reader
  const isPending = row.status === 'PENDING'
  const isWhole = fromHalf === 'AM' && toHalf === 'PM'
  return {
    uid: `leave-${row.id}@sabai-hr`,
    from,
    to,
    title: feedTitle(language, { from, to, fromHalf, toHalf, person, isOwn, isPending }),
    createdAt,
    changedAt: updatedAt,
    // The number of changes is not stored; the seconds since creation grow with each change as well.
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
    isTentative: isPending,
    isBusy: isOwn && isWhole && !isPending,
  }
}

function holidayEvent(holiday: StoredHoliday, language: Language, since: Date): CalendarEvent {
  const { id, from, to } = holiday
  return {
    uid: `holiday-${id}-${from.slice(0, 4)}@sabai-hr`,
    from,
    to,
    title: nameIn(holiday, language),
    createdAt: since,
    changedAt: since,
    sequence: 0,
    isTentative: false,
    isBusy: false,
  }
}
