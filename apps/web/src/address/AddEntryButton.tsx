// Opens the form of a new entry, above its list; not while the hidden ones are shown.
import type { AddressLevel } from '@hr/contract/address.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useActView, useRights } from '#web/shared/resource/resource-view.ts'
import { AddButton } from '#web/ui/Page.tsx'
import type { AddressView } from './address-view.ts'
import { levelTexts } from './level-texts.ts'

export function AddEntryButton({ level, view }: { level: AddressLevel; view: AddressView }) {
  const { t } = useTranslation()
  const { mayEdit, open } = useActView(useRights('COMPANY_PROFILE'))
  if (!mayEdit || view.hidden !== undefined) return null
  return <AddButton onClick={() => open('add')}>{t(levelTexts[level].add)}</AddButton>
}
