// Requests of every kind that the reader may decide now; who waits longest comes first.
import { attendanceGroups } from '@hr/contract/attendance-request.ts'
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import { leaveGroups } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { offSiteGroups } from '@hr/contract/off-site-request.ts'
import { otGroups } from '@hr/contract/ot-request.ts'
import type { OtRequestRow } from '@hr/contract/ot-request.ts'
import { useIsRestoring } from '@tanstack/react-query'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { dayRangeTitle, dayTitle, formatHalfDays } from '#web/shared/format.ts'
import type { About } from '#web/shared/request/about.ts'
import { askedTimes } from '#web/shared/request/asked-times.ts'
import { useLeaveOn } from '#web/shared/overtime/use-leave-on.ts'
import { useOverLimits } from '#web/shared/overtime/use-over-limits.ts'
import { attendanceKind, offSiteKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'
import type { RequestKind, RequestRow } from '#web/shared/request/request-kind.ts'
import { useCan } from '#web/shared/session.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { useLeaveDates } from '#web/shared/leave/use-leave-dates.ts'
import { useDashboardPart } from './use-dashboard.ts'

export type Waiting = {
  readonly kind: RequestKind
  readonly request: RequestRow
  readonly about: About
  /** The colour of a leave type. */
  readonly color?: string
  /** The facts for a decision. */
  readonly facts: string
  /** Limits that it exceeds, and leave on its day. */
  readonly warnings?: readonly string[]
}

const noLimit = { approved: 0, pending: 0, requested: 0, limit: 0 }
const joined = (texts: readonly (string | false | undefined)[]) => texts.filter(Boolean).join(' · ')

/** Counted days, the remaining balance of the leave year it begins in, and the number of others away. */
function useLeaveRow(): (row: LeaveRequestRow) => Waiting {
  const { t } = useTranslation()
  const language = useLanguage()
  const { dates } = useLeaveDates()
  return request => {
    const { leaveType, halfDays, decision } = request
    const [year] = decision?.years ?? []
    return {
      kind: leaveKind,
      request,
      about: { what: nameIn(leaveType, language), dates: dates(request) },
      color: leaveType.color,
      facts: joined([
        formatHalfDays(halfDays, language),
        year && t('dashboard.leftAfter', { days: formatHalfDays(year.after, language) }),
        decision?.awayCount ? t('dashboard.alsoAway', { count: decision.awayCount }) : undefined,
      ]),
    }
  }
}

/** The requested times, and the current state of the first day. */
function useAttendanceRow(): (row: AttendanceRequestRow) => Waiting {
  const { t } = useTranslation()
  const language = useLanguage()
  return request => {
    const { attendanceType, place, decision, from, to } = request
    const status = decision?.days[0]?.status ?? null
    const what =
      attendanceType === null ? `${t('menu.offSiteWork')}: ${place}` : nameIn(attendanceType, language)
    return {
      kind: request.kind === 'OFF_SITE' ? offSiteKind : attendanceKind,
      request,
      about: { what, dates: dayRangeTitle(from, to, language) },
      facts: joined([askedTimes(request, t), status !== null && t(`status.${status}`)]),
    }
  }
}

/** The times, and the hours of the month with this request. */
function useOtRow(): (row: OtRequestRow) => Waiting {
  const { t } = useTranslation()
  const language = useLanguage()
  const durationOf = useDuration()
  const overLimits = useOverLimits()
  const leaveOn = useLeaveOn()
  return request => {
    const { date, timeIn, timeOut, decision } = request
    const { approved, pending, requested, limit } = decision?.limits.month ?? noLimit
    return {
      kind: otKind,
      request,
      about: { what: t('dashboard.overtime'), dates: dayTitle(date, language) },
      facts: joined([
        `${timeIn} - ${timeOut}`,
        limit > 0 &&
          t('dashboard.overtimeOfMonth', {
            amount: durationOf(approved + pending + requested),
            limit: durationOf(limit),
          }),
      ]),
      warnings: decision
        ? [...(decision.leave ? [leaveOn(decision.leave)] : []), ...overLimits(decision.limits)]
        : [],
    }
  }
}

type Groups = typeof otGroups | typeof leaveGroups | typeof attendanceGroups | typeof offSiteGroups
type Kind = {
  readonly kind: 'LEAVE' | 'ATTENDANCE' | 'OFF_SITE' | 'OT'
  readonly count: number
  readonly to: Href
}

export function useWaiting() {
  const may = useCan()
  /** Occasional approvers see waiting requests on the page of their own requests. */
  const listOf = ({ team, all }: Groups, waiting: Href, own: Href) => (may([team, all]) ? waiting : own)
  const leave = useDashboardPart('waitingLeave')
  const attendance = useDashboardPart('waitingAttendance')
  const offSite = useDashboardPart('waitingOffSite')
  const overtime = useDashboardPart('waitingOvertime')
  const isWaiting = useIsRestoring()
  const leaveRow = useLeaveRow()
  const attendanceRow = useAttendanceRow()
  const otRow = useOtRow()
  const kinds: readonly Kind[] = [
    {
      kind: 'LEAVE',
      count: leave.data?.total ?? 0,
      to: listOf(leaveGroups, paths.teamLeaveRequests, paths.leaves),
    },
    {
      kind: 'ATTENDANCE',
      count: attendance.data?.total ?? 0,
      to: listOf(attendanceGroups, paths.waitingAttendanceRequests, paths.myAttendanceRequests),
    },
    {
      kind: 'OFF_SITE',
      count: offSite.data?.total ?? 0,
      to: listOf(offSiteGroups, paths.teamOffSiteRequests, paths.myOffSiteRequests),
    },
    {
      kind: 'OT',
      count: overtime.data?.total ?? 0,
      to: listOf(otGroups, paths.teamOtRequests, paths.myOt),
    },
  ]
  const rows = [
    ...(leave.data?.rows ?? []).map(leaveRow),
    ...[...(attendance.data?.rows ?? []), ...(offSite.data?.rows ?? [])].map(attendanceRow),
    ...(overtime.data?.rows ?? []).map(otRow),
  ]
  const calls = [leave, attendance, offSite, overtime]
  return {
    rows: rows.toSorted((one, other) => one.request.createdAt.localeCompare(other.request.createdAt)),
    kinds: kinds.filter(({ count }) => count > 0),
    total: kinds.reduce((sum, { count }) => sum + count, 0),
    isPending: isWaiting || calls.some(call => call.isLoading),
    error: calls.find(call => call.error !== null)?.error ?? null,
    refetch: () => void Promise.all(calls.map(call => call.refetch())),
  }
}
