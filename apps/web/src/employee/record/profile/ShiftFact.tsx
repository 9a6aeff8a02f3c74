// The shift a person works in now or on the first day, the next one, and the button "Change shift" (A1, P8).
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ShiftDrawer } from '#web/employee/record-dialogs.ts'
import { useShiftOf } from '#web/employee/job/use-shift-of.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

type Props = { card: EmployeeCard; mayChange: boolean }

export function ShiftFact({ card, mayChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { shift, next, isPending } = useShiftOf(card)
  const [isChanging, setIsChanging] = useState(false)
  if (isPending) return <Skeleton height={mayChange ? 26 : 24} width={160} />
  return (
    <Stack component="span" display="inline-flex" gap={0}>
      <Group component="span" gap="0 16px">
        <Text span inherit>
          {shift ? nameIn(shift, language) : '–'}
        </Text>
        {mayChange && (
          <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => setIsChanging(true)}>
            {t('employeeJob.changeShift')}
          </Button>
        )}
      </Group>
      {next?.shift && next.shift.id !== shift?.id && (
        <Text span size="sm" c="dimmed">
          {t('employeeJob.next', { value: nameIn(next.shift, language), date: formatDate(next.from) })}
        </Text>
      )}
      {isChanging && <ShiftDrawer employee={card} onClose={() => setIsChanging(false)} />}
    </Stack>
  )
}
