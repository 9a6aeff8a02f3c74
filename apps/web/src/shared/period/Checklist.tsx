// What to check before closing: each line links to where it is fixed; punches without a day are listed in place.
import { checkPeriod } from '@hr/contract/attendance-period.ts'
import { listPunches } from '@hr/contract/attendance.ts'
import { paths } from '@hr/contract/paths.ts'
import { Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useCan } from '#web/shared/session.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { LoadedRows } from '#web/ui/LoadedRows.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { openItems, placeOf } from './checklist.ts'
import type { ChecklistItem, Period } from './checklist.ts'

/** Punches of a period that belong to no day (A3), each with a link to its date. */
function LoosePunches({ from, to }: { from: string; to: string }) {
  const list = useList(listPunches, { from, to, unassigned: true })
  return (
    <LoadedRows list={list} height={80}>
      {rows => (
        <Stack gap="xs" pl={24}>
          {rows.map(({ id, employee, staffId, date, time }) => (
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
          <LoadMore list={list} size="xs" />
        </Stack>
      )}
    </LoadedRows>
  )
}

type LineProps = { item: ChecklistItem; count: number; period: Period; onPunches: () => void }

function Line({ item, count, period, onPunches }: LineProps) {
  const { t } = useTranslation()
  const may = useCan()
  const text = t(`attendanceReport.checklist.${item}`)
  const place = placeOf(item, period, may('OVERRULE', 'add'))
  const words =
    place === undefined ? (
      <UnstyledButton fz="sm" c="var(--mantine-color-anchor)" onClick={onPunches}>
        {text}
      </UnstyledButton>
    ) : routeFacts(place.to).built && may(place.group) ? (
      <TextLink size="sm" to={place.to} search={place.search}>
        {text}
      </TextLink>
    ) : (
      <Text size="sm">{text}</Text>
    )
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      {words}
      <Text size="sm" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(count)}
      </Text>
    </Group>
  )
}

export function Checklist({ period }: { period: Period }) {
  const { t } = useTranslation()
  const [showsPunches, setShowsPunches] = useState(false)
  // Expensive in a large company: neither a hint nor coming back to the tab within a minute reads it again.
  const { data, error, refetch } = useCall(
    checkPeriod,
    { id: period.id },
    { isLive: false, staleTime: 60_000 },
  )
  if (error !== null && data === undefined) return <ErrorState error={error} retry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={96} />
  const open = openItems(data)
  if (open.length === 0)
    return (
      <Group gap={6} wrap="nowrap">
        <IconCircleCheck size={18} color="var(--mantine-color-green-text)" aria-hidden />
        <Text size="sm">{t('attendanceReport.nothingOpen')}</Text>
      </Group>
    )
  return (
    <Stack gap={6}>
      <Group gap={6} wrap="nowrap">
        <IconAlertTriangle size={18} color="var(--mantine-color-yellow-text)" aria-hidden />
        <Text size="sm" fw={500}>
          {t('attendanceReport.toLookAt')}
        </Text>
      </Group>
      <Stack component="ul" gap={4} pl={24}>
        {open.map(item => (
          <Line
            key={item}
            item={item}
            count={data[item]}
            period={period}
            onPunches={() => setShowsPunches(!showsPunches)}
          />
        ))}
      </Stack>
      {showsPunches && <LoosePunches from={period.from} to={period.to} />}
    </Stack>
  )
}
