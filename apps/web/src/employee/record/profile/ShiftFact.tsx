// The shift a person works in now, and the button "Change shift" (A1, P8).
import { getEmployeeShifts } from '@hr/contract/work-shift.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { ShiftDrawer } from '#web/employee/job/ShiftDrawer.tsx'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'

type Props = { card: EmployeeCard; mayChange: boolean }

export function ShiftFact({ card, mayChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isPending } = useCall(getEmployeeShifts, { id: card.id })
  const [isChanging, setIsChanging] = useState(false)
  if (isPending) return <Skeleton height={22} width={160} />
  const shift = data?.find(({ isCurrent }) => isCurrent)?.shift
  return (
    <Group component="span" display="inline-flex" gap={8}>
      <Text span inherit>
        {shift ? nameIn(language, shift) : '–'}
      </Text>
      {mayChange && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsChanging(true)}>
          {t('employeeJob.changeShift')}
        </Button>
      )}
      {isChanging && <ShiftDrawer employee={card} onClose={() => setIsChanging(false)} />}
    </Group>
  )
}
