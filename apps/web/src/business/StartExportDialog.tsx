// Asks before all data of a company is exported for its owners.
import type { BusinessWorkspace } from '@hr/contract/business.ts'
import { startWorkspaceExport } from '@hr/contract/workspace-export.ts'
import { exportKeptDays } from '@hr/domain/business/workspace-export.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

type Props = { workspace: BusinessWorkspace; onClose: () => void }

export function StartExportDialog({ workspace, onClose }: Props) {
  const { t } = useTranslation()
  const name = nameIn(workspace, useLanguage())
  return (
    <ActionDialog
      endpoint={startWorkspaceExport}
      input={{ id: workspace.id }}
      title={t('business.exportTitle', { name })}
      text={t('business.exportText', { days: exportKeptDays })}
      confirmLabel={t('business.export')}
      color="brand"
      done={t('business.exportStarted', { name })}
      onClose={onClose}
    />
  )
}
