// Links from a day to the requests that affect or may affect it, and to a new correction.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useCan } from '#web/shared/session.ts'
import { ButtonLink, TextLink } from '#web/ui/LinkTo.tsx'
import { attendanceKind, offSiteKind } from '#web/shared/request/kinds/attendance-kind.ts'

type Props = { day: AttendanceDay; isOwn: boolean }

function useLeaveList(isOwn: boolean): { readonly to: Href; readonly list?: string } | undefined {
  const may = useCan()
  if (isOwn) return may('MY_LEAVE') ? { to: paths.myLeave } : undefined
  if (may('LEAVE_REQUEST')) return { to: paths.leaveRequests }
  return may('TEAM_LEAVE_REQUEST') ? { to: paths.teamLeaveRequests, list: 'team' } : undefined
}

function LeaveOfDay({ day, isOwn }: Props) {
  const { t } = useTranslation()
  const leaveList = useLeaveList(isOwn)
  const pending = day.requests.leaveRequest
  const hasLeave = day.leaveType !== null
  if (leaveList === undefined || (!hasLeave && pending === null)) return null
  const { to, list } = leaveList
  const search = {
    from: day.date,
    to: day.date,
    ...(!isOwn && { search: day.staffId }),
    ...(list !== undefined && { list }),
  }
  return (
    <Stack gap={4}>
      {pending !== null && (
        <Text size="sm" c="dimmed">
          {t('attendanceDay.pendingLeave')}
        </Text>
      )}
      <TextLink size="sm" to={to} search={search}>
        {t('attendanceDay.toLeave')}
      </TextLink>
    </Stack>
  )
}

function PendingRequest({ day, isOwn }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const pending = day.requests.attendanceRequest
  if (pending === null) return null
  const { requestAttendanceType: name, requestAttendanceTypeLo: nameLo } = day
  const open = isOwn ? attendanceKind.ownPage : attendanceKind.approverPage
  return (
    <Text size="sm">
      {t('attendanceDay.pendingRequest')}{' '}
      <TextLink size="sm" to={open(pending.id)}>
        {nameIn({ name: name ?? '', nameLo }, language)}
      </TextLink>
    </Text>
  )
}

export function DayLinks(props: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const { day, isOwn } = props
  const asks = [attendanceKind, offSiteKind].filter(({ groups }) => isOwn && may(groups.mine, 'add'))
  return (
    <>
      <LeaveOfDay {...props} />
      <PendingRequest {...props} />
      {asks.length > 0 && !day.locked && (
        <Group gap="xs" grow preventGrowOverflow={false} maw={420}>
          {asks.map(({ code, pages }) => (
            <ButtonLink
              key={code}
              variant="default"
              size="sm"
              px="xs"
              to={pages.mine.to}
              search={{ new: '1', date: day.date }}
            >
              {t(`attendanceRequest.kinds.${code}.ask`)}
            </ButtonLink>
          ))}
        </Group>
      )}
    </>
  )
}
