// The way back from one's own pages to the companies: the space has no menu.
import { paths } from '@hr/contract/paths.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import type { Crumb } from '#web/ui/Page.tsx'

export function useSpaceCrumbs(): readonly Crumb[] {
  const { t } = useTranslation()
  const { type, username } = useProfile()
  return type === 'space' ? [{ title: t('space.companies'), to: paths.spaceOf(username) }] : []
}
