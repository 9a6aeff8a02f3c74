import type { Position } from '@hr/contract/position.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { nameIn } from '#web/shared/format.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { HolderList } from './HolderList.tsx'
import type { PositionKind } from './position-kinds.ts'

export function HoldersDrawer({
  kind,
  row,
  onClose,
}: {
  kind: PositionKind
  row: Position
  onClose: () => void
}) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), row)
  return (
    <Drawer opened onClose={onClose} position="right" size={480} title={t('position.peopleTitle', { name })}>
      <HolderList kind={kind} id={row.id} />
    </Drawer>
  )
}
