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
import { cancelWords } from './cancel-words.ts'
import type { RequestKind, RequestRow } from './request-kind.ts'

type Props = { kind: RequestKind; request: RequestRow; isOwn: boolean; onClose: () => void }

function CancelForm({ kind, request, isOwn, onClose }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const words = cancelWords(kind, request, isOwn)
  const verb = t(words.verb)
  const label = t(words.reason)
  const missing = () => ({ reason: messageText(currentLanguage(), 'required', { label }) })
  const form = useContractForm(kind.calls.cancel, {
    initialValues: { reason: '' },
    fixed: { id: request.id },
    unguarded: true,
    check: ({ reason }) => (!isOwn && reason.trim() === '' ? missing() : {}),
    onSuccess: () => {
      toastSuccess(t(words.done))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={verb}>
      <Text>{t(words.text, { name: nameOf(request.employee) })}</Text>
      <Textarea
        key={form.key('reason')}
        {...form.field('reason', label)}
        required={!isOwn}
        maxRows={8}
        data-autofocus
      />
      <FormActions form={form} submitLabel={verb} cancelLabel={t(words.keep)} onCancel={onClose} isFinal />
    </ContractForm>
  )
}

export function CancelDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t(cancelWords(props.kind, props.request, props.isOwn).title)}
      centered
    >
      <CancelForm {...props} />
    </Modal>
  )
}
