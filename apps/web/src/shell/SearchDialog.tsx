import { createSpotlight, Spotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { IconLogout, IconSearch, IconUser } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#web/shared/session.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { useShownMenu } from './SideMenu.tsx'
import { useExtraActions } from './search-actions.ts'
import type { Section } from './menu.ts'

const [store, searchDialog] = createSpotlight()

export function SearchDialog({ menu }: { menu: readonly Section[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useProfile()
  const go = (to: string) => () => void navigate({ to })
  useEffect(() => searchDialog.open(), [])

  const pages = useShownMenu(menu).flatMap(section => {
    const leftSection = <MenuIcon name={section.icon} />
    const entries =
      section.path === undefined ? section.entries : [{ title: section.title, path: section.path }]
    return entries.map(({ title, path }) => ({
      id: path,
      label: title,
      description: section.path === undefined ? section.title : '',
      leftSection,
      onClick: go(path),
    }))
  })
  const extra = useExtraActions().map(({ title, path }) => ({
    id: `action:${path}`,
    label: title,
    onClick: go(path),
  }))
  const actions = [
    ...extra,
    {
      id: 'profile',
      label: t('session.profile'),
      leftSection: <IconUser size={20} />,
      onClick: go(`/${profile.type}/profile`),
    },
    {
      id: 'logout',
      label: t('session.signOut'),
      leftSection: <IconLogout size={20} />,
      onClick: go('/logout'),
    },
  ]
  return (
    <Spotlight
      store={store}
      shortcut={null}
      actions={[
        { group: t('shell.pages'), actions: pages },
        { group: t('shell.actions'), actions },
      ]}
      nothingFound={t('shell.searchNothing')}
      attributes={{ content: { 'aria-label': t('shell.search') } }}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
        placeholder: t('shell.searchPlaceholder'),
        'aria-label': t('shell.search'),
      }}
    />
  )
}
