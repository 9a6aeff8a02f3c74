// HR adds or removes days of one leave type, with a reason (L3).
import { adjustLeave, getLeaveSummary } from '@hr/contract/leave-summary.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { Person } from '@hr/contract/person.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Checkbox, Input, SegmentedControl, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { formatHalfDays } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { AdjustmentEffect } from './AdjustmentEffect.tsx'
import { draftKey, expiryQuestion } from './expiry-consent.ts'
import type { ExpiryConsent } from './expiry-consent.ts'
import { useToday } from '#web/shared/use-today.ts'

type Props = {
  employee: Person
  types: readonly LeaveType[]
  /** The leave type to begin with. */
  typeId: string | undefined
  onClose: () => void
}
type Direction = 'give' | 'take'

const sign = { give: 1, take: -1 } as const

/** The form, and what it shows besides its fields. */
function useAdjustment({ employee, types, typeId, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const [direction, setDirection] = useState<Direction>('give')
  const [consent, setConsent] = useState<ExpiryConsent>({ refused: null, accepted: null })
  const [draft, setDraft] = useState({
    leaveTypeId: (types.find(({ id }) => id === typeId) ?? types[0])?.id ?? '',
    halfDays: null as number | null,
    date: today,
    reason: '',
    kind: 'ADJUSTMENT',
  })
  const [initialValues] = useState(draft)
  const expiry = expiryQuestion(consent, draft)
  const form = useContractForm(adjustLeave, {
    initialValues,
    fixed: { employeeId: employee.id, ...(expiry.isAccepted && { acceptsExpiry: true }) },
    onChange: setDraft,
    onRestored: ({ halfDays }) => {
      if (halfDays != null && halfDays < 0) setDirection('take')
    },
    onError: ({ code }) => {
      if (code === 'LEAVE_DAYS_EXPIRE') setConsent({ refused: draftKey(draft), accepted: null })
    },
    onSuccess: ({ available }) => {
      toastSuccess(t('leaveSummary.adjusted', { days: formatHalfDays(available, language) }))
      onClose()
    },
  })
  const { halfDays } = form.getValues()
  return {
    form,
    draft,
    direction,
    halfDays,
    days: halfDays === null ? null : Math.abs(halfDays) / 2,
    change: (nextDirection: Direction, nextDays: number | null) => {
      setDirection(nextDirection)
      form.setFieldValue('halfDays', nextDays === null ? null : nextDays * 2 * sign[nextDirection])
      if (nextDirection === 'take') form.setFieldValue('kind', 'ADJUSTMENT')
    },
    expiry,
    acceptExpiry: (isAccepted: boolean) =>
      setConsent({ ...consent, accepted: isAccepted ? draftKey(draft) : null }),
  }
}

type Adjustment = Pick<ReturnType<typeof useAdjustment>, 'form' | 'direction' | 'days' | 'change'>

/** Whether days are given or taken, and how many. */
function DaysFields({ form, direction, days, change }: Adjustment) {
  const { t } = useTranslation()
  const {
    defaultValue: _default,
    onChange: _change,
    ...daysProps
  } = form.field('halfDays', t('leaveSummary.days'))
  return (
    <>
      <Input.Wrapper label={t('leaveSummary.direction')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('leaveSummary.direction')}
          value={direction}
          onChange={next => change(next === 'take' ? 'take' : 'give', days)}
          data={(['give', 'take'] as const).map(value => ({ value, label: t(`leaveSummary.${value}`) }))}
        />
      </Input.Wrapper>
      <NumberField
        {...daysProps}
        defaultValue={days}
        description={t('leaveSummary.daysHint')}
        max={365}
        decimals={1}
        mayBeEmpty
        onChange={next => change(direction, next)}
        // The field drops the sign: "-2" must not give two days.
        onMinus={next => change('take', next)}
      />
    </>
  )
}

export function AdjustDrawer(props: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { employee, types, onClose } = props
  const name = usePersonName(employee)
  const adjustment = useAdjustment(props)
  const { form, draft, direction, halfDays, expiry } = adjustment
  const balances = useBalances(employee.id, draft.date)
  return (
    <FormDrawer
      form={form}
      title={t('leaveSummary.adjustTitle', { name })}
      submitLabel={t('leaveSummary.adjust')}
      onClose={onClose}
    >
      <Select
        key={form.key('leaveTypeId')}
        {...form.field('leaveTypeId')}
        data={types.map(type => {
          const balance = balances.find(({ leaveTypeId }) => leaveTypeId === type.id)
          const left = balance === undefined ? [] : [formatHalfDays(balance.available, language)]
          return { value: type.id, label: [nameIn(type, language), ...left].join(' · ') }
        })}
      />
      <DaysFields {...adjustment} />
      <DateField
        key={form.key('date')}
        {...form.field('date', t('leaveSummary.date'))}
        {...(direction === 'give' && { description: t('leaveSummary.dateHint') })}
      />
      <AdjustmentEffect
        balance={balances.find(({ leaveTypeId }) => leaveTypeId === draft.leaveTypeId)}
        halfDays={halfDays}
        date={draft.date}
      />
      <Textarea key={form.key('reason')} {...form.field('reason', fieldLabel(language, 'reason'))} />
      {direction === 'give' && (
        <Checkbox
          label={t('leaveSummary.isOpening')}
          defaultChecked={form.getValues().kind === 'OPENING'}
          onChange={event =>
            form.setFieldValue('kind', event.currentTarget.checked ? 'OPENING' : 'ADJUSTMENT')
          }
        />
      )}
      {expiry.isAsked && (
        <Checkbox
          label={t('leaveSummary.acceptsExpiry')}
          checked={expiry.isAccepted}
          onChange={event => adjustment.acceptExpiry(event.currentTarget.checked)}
        />
      )}
    </FormDrawer>
  )
}

/** On the date of the draft. */
function useBalances(employeeId: number, date: string) {
  const { data } = useCall(getLeaveSummary, { employeeId, date }, { keep: true, enabled: isLocalDate(date) })
  return data?.types.map(({ balance }) => balance) ?? []
}
