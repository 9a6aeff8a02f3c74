// Links from a day to new requests about it.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { Group } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { attendanceKind, offSiteKind } from '#web/shared/request/kinds/attendance-kind.ts'

export function DayLinks({ day, isOwn }: { day: AttendanceDay; isOwn: boolean }) {
  const { t } = useTranslation()
  const may = useCan()
  const asks = [attendanceKind, offSiteKind].filter(({ groups }) => isOwn && may(groups.mine, 'add'))
  if (asks.length === 0 || day.locked) return null
  return (
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
  )
}
