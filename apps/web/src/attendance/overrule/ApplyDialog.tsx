// Asks for the reason of a bulk overrule, after a summary of the action and the number of days.
import { overruleDays } from '@hr/contract/attendance-overrule.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { ReasonField } from '#web/shared/reason/ReasonField.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { TypedCount } from '#web/shared/effect/TypedCount.tsx'
import { useTypedCount } from '#web/shared/effect/typed-count.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import type { Asked } from './OverruleEffect.tsx'
import type { Done } from './UndoBar.tsx'
import { useDoneText } from './use-overrule-texts.ts'

type Props = {
  asked: Asked
  days: { readonly employeeId: number; readonly date: string }[]
  /** The penalties now and afterwards. */
  sum: string
  inClosedPeriod: boolean
  onDone: (done: Done) => void
  onClose: () => void
}

export function ApplyDialog({ asked, days, sum, inClosedPeriod, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const doneText = useDoneText()
  const count = days.length
  const typed = useTypedCount(count)
  const title = t('overrule.applyTitle', { what: t(`overrule.types.${asked.type}`), count })
  const form = useContractForm(overruleDays, {
    initialValues: { reason: '' },
    fixed: { ...asked, inClosedPeriod, days },
    unguarded: true,
    onSuccess: done => {
      const text = t('overrule.doneMany', { what: doneText(asked), count: done.days })
      if (done.actionId === null) toastSuccess(t('overrule.nothingDone'))
      else onDone({ actionId: done.actionId, text, inClosedPeriod })
      onClose()
    },
  })
  return (
    <Modal onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Text style={{ fontVariantNumeric: 'tabular-nums' }}>{sum}</Text>
        <ReasonField form={form} />
        <TypedCount {...typed.field} />
        <FormActions
          form={form}
          submitLabel={t('overrule.apply', { count })}
          disabled={!typed.isConfirmed}
          onCancel={onClose}
        />
      </ContractForm>
    </Modal>
  )
}
