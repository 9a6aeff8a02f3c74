// HR overrules one day (A8): the action, the resulting day, and the reason.
import { overruleDay } from '@hr/contract/attendance-overrule.ts'
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { ReasonField } from '#web/shared/reason/ReasonField.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { formatDate } from '#web/shared/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { ClosedPeriodBox } from '#web/shared/reason/ClosedPeriodBox.tsx'
import { HandTimes } from './HandTimes.tsx'
import { OverruleEffect } from './OverruleEffect.tsx'
import type { Done } from './UndoBar.tsx'
import { askedOverrule } from './asked-overrule.ts'
import { usefulTypes } from './useful-types.ts'
import { useDoneText } from './use-overrule-texts.ts'

type Props = { day: AttendanceDay; onDone: (done: Done) => void; onClose: () => void }

export function OverruleDialog({ day, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const doneText = useDoneText()
  const { employeeId, date } = day
  const types = usefulTypes(day)
  const [first = 'TIME_ATTENDANCE'] = types
  const [state, setState] = useState({ type: first, timeIn: '', timeOut: '', inClosedPeriod: false })
  const change = (next: Partial<typeof state>) => setState(old => ({ ...old, ...next }))
  const { type, inClosedPeriod, ...times } = state
  const asked = askedOverrule(type, times)
  const isByHand = type === 'TIME_ATTENDANCE'
  const hasTime = times.timeIn !== '' || times.timeOut !== ''
  const sent = {
    type,
    timeIn: (isByHand && times.timeIn) || null,
    timeOut: (isByHand && times.timeOut) || null,
  }
  const title = t('overrule.title', { date: formatDate(date) })
  const form = useContractForm(overruleDay, {
    initialValues: { reason: '' },
    fixed: { employeeId, date, inClosedPeriod, ...sent },
    further: {
      state,
      set: next => setState({ ...next, type: types.find(one => one === next.type) ?? first }),
    },
    unguarded: true,
    check: () => ({ timeIn: isByHand && !hasTime ? t('overrule.timesNeeded') : undefined }),
    onSuccess: ({ actionId }) => {
      const text = { what: doneText(sent), name: nameOf(day), date: formatDate(date) }
      onDone({ actionId, text: t('overrule.doneFor', text), inClosedPeriod })
      onClose()
    },
  })
  return (
    <Modal onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <PersonName person={day} detail={day.staffId} isWhole />
        <Radio.Group
          label={t('overrule.what')}
          value={type}
          onChange={value => change({ type: types.find(one => one === value) ?? type })}
        >
          <Stack gap="xs" mt={6}>
            {types.map(one => (
              <Radio key={one} value={one} label={t(`overrule.types.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {isByHand && (
          <HandTimes
            times={times}
            onChange={next => {
              change(next)
              form.clearFieldError('timeIn')
              form.clearFieldError('timeOut')
            }}
            errors={{ timeIn: form.errors.timeIn, timeOut: form.errors.timeOut }}
          />
        )}
        <OverruleEffect employeeId={employeeId} date={date} asked={asked} />
        {day.locked && (
          <ClosedPeriodBox
            of="days"
            isAllowed={inClosedPeriod}
            onChange={next => change({ inClosedPeriod: next })}
          />
        )}
        <ReasonField form={form} />
        <FormActions form={form} submitLabel={t('overrule.overrule')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
