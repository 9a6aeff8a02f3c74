// Withdraws one's own pending request, with an optional reason; HR cancels any request, with a required one (R6).
import { messageText } from '@hr/contract/messages/text.ts'
import { Text, Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

type Props = { kind: RequestKind; request: RequestRow; isOwn: boolean; onClose: () => void }

function CancelForm({ kind, request, isOwn, onClose }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { words } = kind
  const verb = t(isOwn ? 'request.withdraw' : words.cancel)
  const label = t(isOwn ? 'request.withdrawReason' : 'request.cancelReason')
  const missing = () => ({ reason: messageText(currentLanguage(), 'required', { label }) })
  const form = useContractForm(kind.calls.cancel, {
    initialValues: { reason: '' },
    fixed: { id: request.id },
    unguarded: true,
    check: ({ reason }) => (!isOwn && reason.trim() === '' ? missing() : {}),
    onSuccess: () => {
      toastSuccess(t(isOwn ? 'request.withdrawn' : words.cancelled))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={verb}>
      <Text>{isOwn ? t(words.withdrawText) : t(words.cancelText, { name: nameOf(request.employee) })}</Text>
      <Textarea
        key={form.key('reason')}
        {...form.field('reason', label)}
        required={!isOwn}
        maxRows={8}
        data-autofocus
      />
      <FormActions
        form={form}
        submitLabel={verb}
        cancelLabel={t(isOwn ? 'request.keepRequest' : words.keep)}
        onCancel={onClose}
        isFinal
      />
    </ContractForm>
  )
}

export function CancelDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t(props.isOwn ? 'request.withdrawTitle' : props.kind.words.cancelTitle)}
      centered
    >
      <CancelForm {...props} />
    </Modal>
  )
}
