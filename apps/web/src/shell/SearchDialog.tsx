import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { IconFile, IconLogout, IconPlus, IconSearch, IconUser } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { PersonAvatar } from '#web/ui/PersonName.tsx'
import { useTopmost } from '#web/ui/use-topmost.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { useShownMenu } from './SideMenu.tsx'
import { useExtraActions, useExtraPages } from './search-actions.ts'
import { useFound } from './use-found.ts'
import type { Found, FoundPlace } from './use-found.ts'
import type { Section } from './menu.ts'

const [store, searchDialog] = createSpotlight()

export function SearchDialog({ menu }: { menu: readonly Section[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useProfile()
  const [text, setText] = useState('')
  const { people, names, requests } = useFound(text)
  const go = (to: string, search?: Readonly<Record<string, string>>) => () =>
    void navigate({ to, ...(search && { search }) })
  useEffect(() => searchDialog.open(), [])
  const closeOnEscape = useTopmost(useSpotlight(store).opened)

  const pages = useShownMenu(menu).flatMap(section => {
    const leftSection = <MenuIcon name={section.icon} />
    const entries =
      section.path === undefined ? section.entries : [{ title: section.title, path: section.path }]
    return entries.map(({ title, path }) => ({
      id: path,
      label: title,
      description: section.path === undefined ? section.title : '',
      keywords: [section.alias],
      leftSection,
      onClick: go(path),
    }))
  })
  const pagesOutside = useExtraPages().map(({ title, path }) => ({
    id: path,
    label: title,
    leftSection: <IconFile size={20} stroke={1.6} aria-hidden />,
    onClick: go(path),
  }))
  const foundEntry = ({ id, person, title, detail, path }: Found) => ({
    id,
    label: title,
    description: detail,
    // The server may match by staff id, other script or with a typing error: this keyword passes the dialog's own filter.
    keywords: [text],
    leftSection: <PersonAvatar person={person} size={32} />,
    onClick: go(path),
  })
  const placeEntry = ({ id, title, detail, path, search }: FoundPlace) => ({
    id,
    label: title,
    description: detail,
    keywords: [text],
    leftSection: <MenuIcon name="tree" />,
    onClick: go(path, search),
  })
  const extra = useExtraActions().map(({ title, path, search }) => ({
    id: `action:${path}`,
    label: title,
    leftSection: <IconPlus size={20} stroke={1.6} aria-hidden />,
    onClick: go(path, search),
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
      query={text}
      onQueryChange={setText}
      shortcut={null}
      closeOnEscape={closeOnEscape}
      actions={[
        ...(people.length > 0 ? [{ group: t('shell.people'), actions: people.map(foundEntry) }] : []),
        ...(names.length > 0 ? [{ group: t('menu.organization'), actions: names.map(placeEntry) }] : []),
        ...(requests.length > 0 ? [{ group: t('shell.requests'), actions: requests.map(foundEntry) }] : []),
        { group: t('shell.pages'), actions: [...pages, ...pagesOutside] },
        { group: t('shell.actions'), actions },
      ]}
      nothingFound={t('shell.searchNothing')}
      attributes={{ content: { 'aria-label': t('shell.search') } }}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
        placeholder: t(profile.type === 'app' ? 'shell.searchPeople' : 'shell.searchPlaceholder'),
        'aria-label': t('shell.search'),
      }}
    />
  )
}
