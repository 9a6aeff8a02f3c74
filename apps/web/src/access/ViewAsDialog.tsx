// Asks before "view as" starts; from then on this tab belongs to the other person until it ends.
import { viewAs } from '@hr/contract/access.ts'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { beginViewAs } from '#web/shared/session-change.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

export function ViewAsDialog({ person, onClose }: { person: Named & { id: number }; onClose: () => void }) {
  const { t } = useTranslation()
  const name = usePersonName(person)
  const action = useAction(viewAs, {
    onSuccess: ({ token }) => beginViewAs(token, paths.dashboard),
    onError: onClose,
  })
  return (
    <ConfirmDialog
      color="brand"
      title={t('access.viewAsTitle', { name })}
      text={t('access.viewAsText')}
      confirmLabel={t('access.viewAsNamed', { name })}
      isRunning={action.isRunning}
      onConfirm={() => action.run({ employeeId: person.id })}
      onClose={onClose}
    />
  )
}
