// What can be done with a penalty table: follow it by another one, correct it, delete it.
import type { AttendanceRate } from '@hr/contract/attendance-rate.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { DeleteRate } from './DeleteRate.tsx'

export function RateActions({ rate }: { rate: AttendanceRate }) {
  const { t } = useTranslation()
  const may = useCan()
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      {may('ATTENDANCE_RATES', 'delete') && (
        <Button variant="subtle" color="red" onClick={() => setIsDeleting(true)}>
          {t('attendanceRate.delete')}
        </Button>
      )}
      {may('ATTENDANCE_RATES', 'edit') && (
        <Button
          variant="default"
          renderRoot={root => <Link {...root} to={paths.attendanceRateEdit(rate.id)} />}
        >
          {t('attendanceRate.edit')}
        </Button>
      )}
      {may('ATTENDANCE_RATES', 'add') && (
        <Button
          renderRoot={root => (
            <Link {...root} to={paths.attendanceRateCreate} search={{ grade: rate.jobGrade.id }} />
          )}
        >
          {t('attendanceRate.change')}
        </Button>
      )}
      {isDeleting && <DeleteRate rate={rate} onClose={() => setIsDeleting(false)} />}
    </>
  )
}
