// The button that undoes the planned move of a unit.
import { cancelOrgNodeMove } from '@hr/contract/organization.ts'
import type { NamedRow } from '@hr/contract/named-row.ts'
import { Button } from '@mantine/core'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useUnitTexts } from './use-unit-texts.ts'

export function UndoMove({ unit }: { unit: NamedRow }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const undo = useAction(cancelOrgNodeMove, {
    onSuccess: () => toastSuccess(t('organization.moveUndone', { name: texts.name(unit) })),
  })
  return (
    <Button size="xs" variant="default" loading={undo.isRunning} onClick={() => undo.run({ id: unit.id })}>
      {t('organization.undoMove')}
    </Button>
  )
}
