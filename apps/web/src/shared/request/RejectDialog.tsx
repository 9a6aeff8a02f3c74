// Rejects with a required comment (R5), which the requester reads.
import { Text, Textarea } from '@mantine/core'
import { unbrokenDays } from '#web/shared/format.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

type Props = {
  kind: RequestKind
  request: RequestRow
  /** The requester and the content, in one line. */
  about: string
  onClose: () => void
}

function RejectForm({ kind, request, about, onClose }: Props) {
  const { t } = useTranslation()
  const words = kind.words.purposes[request.purpose]
  const verb = t(words.reject)
  const form = useContractForm(kind.calls.reject, {
    initialValues: { comment: '' },
    fixed: { id: request.id, approveOrder: request.progress.order, seenHistory: request.historyCount },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t(words.rejected))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={verb}>
      <Text size="sm" c="dimmed">
        {unbrokenDays(about)}
      </Text>
      <Textarea
        key={form.key('comment')}
        {...form.field('comment', t('approval.comment'))}
        description={t('approval.commentRequired')}
        minRows={3}
        maxRows={8}
        data-autofocus
      />
      <FormActions form={form} submitLabel={verb} isFinal onCancel={onClose} />
    </ContractForm>
  )
}

export function RejectDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t(props.kind.words.purposes[props.request.purpose].rejectTitle)}
      centered
    >
      <RejectForm {...props} />
    </Modal>
  )
}
