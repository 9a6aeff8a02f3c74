// The quota of one attendance type and its use by each person, which helps to choose a limit.
import { mostQuota, saveAttendanceQuota } from '@hr/contract/attendance-type.ts'
import type { AttendanceTypeQuota } from '@hr/contract/attendance-type.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Divider } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { QuotaUseList } from './QuotaUseList.tsx'

type Props = { quota: AttendanceTypeQuota; today: LocalDate; onClose: () => void }

export const QuotaDrawer = (props: Props) =>
  useCan()('ATTENDANCE_QUOTA', 'edit') ? <EditDrawer {...props} /> : <ViewDrawer {...props} />

function ViewDrawer({ quota, today, onClose }: Props) {
  return (
    <Drawer onClose={onClose} size={520} title={nameIn(quota, useLanguage())}>
      <QuotaUseList quota={quota} today={today} />
    </Drawer>
  )
}

const field = 'quotas.0.quotaPerMonth'
type Values = { quotas: { quotaPerMonth: number | null }[] }

function EditDrawer({ quota, today, onClose }: Props) {
  const { t } = useTranslation()
  const { attendanceTypeId, quotaPerMonth: before } = quota
  const [first] = useState(before)
  const [initialValues] = useState<Values>({ quotas: [{ quotaPerMonth: before }] })
  const [asked, setAsked] = useState<number | null>(before)
  const form = useContractForm(saveAttendanceQuota, {
    initialValues,
    // The drawer shows a quota that somebody set meanwhile, so `before` is what the user has seen.
    fixed: { quotas: [{ attendanceTypeId, quotaPerMonth: asked ?? Number.NaN, before }] },
    onChange: ({ quotas }) => setAsked(quotas[0]?.quotaPerMonth ?? null),
    onSuccess: () => {
      toastSuccess(t(asked === 0 ? 'attendanceType.quotaLifted' : 'attendanceType.quotaSaved'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={nameIn(quota, useLanguage())}
      submitLabel={t('attendanceType.quotaSave')}
      onClose={onClose}
      below={
        <>
          <Divider my="lg" />
          <QuotaUseList quota={quota} today={today} />
        </>
      }
    >
      {first !== before && (
        <Alert color="yellow" role="status">
          {t('attendanceType.meanwhile', { quota: before })}
        </Alert>
      )}
      <NumberField
        key={form.key(field)}
        {...form.getInputProps(field)}
        label={t('attendanceType.perPeriod')}
        description={t('attendanceType.quotaHint')}
        max={mostQuota}
        decimals={0}
        digits={2}
        maw={240}
        required
        data-autofocus
      />
    </FormDrawer>
  )
}
