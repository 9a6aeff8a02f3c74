// Punches of a period that belong to no day (A3), each with a link to its date.
import { listPunches } from '@hr/contract/attendance.ts'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDate } from '#web/shared/format.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

export function LoosePunches({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  const list = useList(listPunches, { from, to, unassigned: true })
  if (list.isPending) return <Skeleton height={80} radius="md" />
  if (list.error !== null && list.rows.length === 0)
    return <ErrorState error={list.error} retry={list.retry} />
  return (
    <Stack gap="xs" pl={24}>
      {list.rows.map(({ id, employee, staffId, date, time }) => (
        <Group key={id} justify="space-between" wrap="nowrap" gap="sm">
          <PersonName person={employee} detail={staffId} />
          <TextLink
            size="sm"
            to={paths.attendanceOf(employee.id)}
            search={{ at: date, day: date }}
            style={{ whiteSpace: 'nowrap' }}
          >
            {`${formatDate(date)} ${time}`}
          </TextLink>
        </Group>
      ))}
      {list.hasMore && (
        <Button variant="default" size="xs" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('ui.loadMore', { count: Math.max(1, Math.min(25, list.total - list.rows.length)) })}
        </Button>
      )}
    </Stack>
  )
}
