// Questions before a company is resumed or its deletion undone.
import { resumeWorkspace, undoWorkspaceDeletion } from '@hr/contract/business.ts'
import type { BusinessWorkspace } from '@hr/contract/business.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

type Props = { workspace: BusinessWorkspace; onClose: () => void }

export function ResumeDialog({ workspace, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(workspace, useLanguage())
  return (
    <ActionDialog
      endpoint={resumeWorkspace}
      input={{ id: workspace.id }}
      title={t('business.resumeTitle', { name })}
      text={t('business.resumeText')}
      confirmLabel={t('business.resume')}
      color="brand"
      done={t('business.resumed', { name })}
      onClose={onClose}
    />
  )
}

export function UndoDeletionDialog({ workspace, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(workspace, useLanguage())
  return (
    <ActionDialog
      endpoint={undoWorkspaceDeletion}
      input={{ id: workspace.id }}
      title={t('business.undoTitle', { name })}
      text={t('business.undoText')}
      confirmLabel={t('business.undoDeletion')}
      color="brand"
      done={t('business.undone', { name })}
      onClose={onClose}
    />
  )
}
