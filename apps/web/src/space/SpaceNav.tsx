// Tabs of the space: its companies, and its owners.
import { paths } from '@hr/contract/paths.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { SectionNav } from '#web/shared/SectionNav.tsx'
import { useProfile } from '#web/shared/session.ts'

export function SpaceNav({ current }: { current: 'companies' | 'owners' }) {
  const { t } = useTranslation()
  const { username } = useProfile()
  const entries = [
    { section: 'companies', to: paths.spaceOf(username) },
    { section: 'owners', to: paths.spaceOwners(username) },
  ] as const
  return (
    <SectionNav
      label={t('space.sections')}
      entries={entries.map(({ section, to }) => ({
        to,
        title: t(`space.${section}`),
        isCurrent: section === current,
      }))}
    />
  )
}
