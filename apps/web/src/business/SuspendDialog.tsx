// Suspends a company with a reason that its people read.
import { suspendWorkspace } from '@hr/contract/business.ts'
import type { BusinessWorkspace } from '@hr/contract/business.ts'
import { Text, Textarea } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'

type Props = { workspace: BusinessWorkspace; onClose: () => void }

export function SuspendDialog({ workspace, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), workspace)
  const title = t('business.suspendTitle', { name })
  const form = useContractForm(suspendWorkspace, {
    initialValues: { reason: '' },
    fixed: { id: workspace.id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('business.suspended', { name }))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Text>{t('business.suspendText')}</Text>
        <Textarea
          key={form.key('reason')}
          {...form.field('reason', t('business.suspendReason'))}
          description={t('business.suspendReasonHint')}
          maxLength={255}
          autosize
          minRows={2}
          data-autofocus
        />
        <FormActions form={form} submitLabel={t('business.suspend')} onCancel={onClose} isFinal />
      </ContractForm>
    </Modal>
  )
}
