// Suspends a company with a reason that its people read.
import { suspendWorkspace } from '@hr/contract/business.ts'
import type { BusinessWorkspace } from '@hr/contract/business.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Textarea } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FormDialog } from '#web/shared/resource/FormDialog.tsx'

type Props = { workspace: BusinessWorkspace; onClose: () => void }

export function SuspendDialog({ workspace, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(workspace, useLanguage())
  return (
    <FormDialog
      endpoint={suspendWorkspace}
      fixed={{ id: workspace.id }}
      initialValues={{ reason: '' }}
      title={t('business.suspendTitle', { name })}
      text={t('business.suspendText')}
      submitLabel={t('business.suspend')}
      isFinal
      done={t('business.suspended', { name })}
      onClose={onClose}
    >
      {form => (
        <Textarea
          key={form.key('reason')}
          {...form.field('reason', t('business.suspendReason'))}
          description={t('business.suspendReasonHint')}
          data-autofocus
        />
      )}
    </FormDialog>
  )
}
