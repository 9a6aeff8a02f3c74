// Requests to cancel one's own approved request (R6): its approvers read the reason, and it applies until they decide.
import { Text, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

type Props = { kind: RequestKind; request: RequestRow; onClose: () => void }

function AskForm({ kind, request, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useContractForm(kind.calls.requestCancellation, {
    initialValues: { reason: '' },
    fixed: { id: request.id },
    unguarded: true,
    onSuccess: asked => {
      toastSuccess(t('request.askedToCancel'))
      onClose()
      void navigate({ to: kind.ownPage(asked.id) })
    },
  })
  return (
    <ContractForm form={form} label={t('request.askToCancel')}>
      <Text>{t(kind.words.askToCancelText)}</Text>
      <Textarea
        key={form.key('reason')}
        {...form.field('reason', t('request.cancelReason'))}
        description={t('request.reasonHint')}
        maxRows={6}
        data-autofocus
      />
      <FormActions
        form={form}
        submitLabel={t('request.askToCancel')}
        cancelLabel={t(kind.words.keep)}
        onCancel={onClose}
      />
    </ContractForm>
  )
}

export function AskToCancelDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={props.onClose} title={t(props.kind.words.askToCancelTitle)} centered>
      <AskForm {...props} />
    </Modal>
  )
}
