import { Text } from '@mantine/core'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import '@mantine/spotlight/styles.layer.css'
import { IconFile, IconLogout, IconPlus, IconSearch, IconUser } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { profilePage } from '#web/shared/person/profile-page.ts'
import { useProfile } from '#web/shared/session.ts'
import { PersonAvatar } from '#web/ui/PersonName.tsx'
import { useTopmost } from '#web/ui/use-topmost.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { useShownMenu } from './SideMenu.tsx'
import { filterResults } from './filter-results.ts'
import { useFirstSelected } from './use-first-selected.ts'
import { useSearchPages } from './use-search-pages.ts'
import type { Place } from '#web/ui/place.ts'
import type { PageResult } from './use-search-pages.ts'
import { useFound } from './use-found.ts'
import type { Found } from './use-found.ts'
import type { Section } from './menu.ts'

type AnyFound = Pick<Found, 'id' | 'title' | 'detail'> & {
  readonly to: string
  readonly search?: Place['search']
}

const [store, searchDialog] = createSpotlight()
const pageIcon = <IconFile size={20} aria-hidden />
const beginIcon = <IconPlus size={20} aria-hidden />

function Nothing() {
  const { t } = useTranslation()
  const isInside = useProfile().type === 'app'
  return (
    <>
      <Text fw={600}>{t('shell.searchNothing')}</Text>
      <Text size="sm" style={{ textWrap: 'balance' }}>
        {t(isInside ? 'shell.searchHint' : 'shell.searchPagesHint')}
      </Text>
    </>
  )
}

type Props = {
  menu: readonly Section[]
  text: string
  onText: (text: string) => void
  /** The field takes the keys from now on. */
  onFocus: () => void
}

export function SearchDialog({ menu, text, onText, onFocus }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useProfile()
  const { people, names, requests, isSearching } = useFound(text)
  useFirstSelected(store, text, [...people, ...names, ...requests].map(({ id }) => id).join(' '))
  const go = (to: string, search?: Place['search']) => () => void navigate({ to, ...(search && { search }) })
  useEffect(() => searchDialog.open(), [])
  const closeOnEscape = useTopmost(useSpotlight(store).opened)

  const { entries, tabs, begins } = useSearchPages(useShownMenu(menu))
  const pageEntry = ({ icon, to, search, ...shown }: PageResult) => ({
    ...shown,
    leftSection: icon === undefined ? pageIcon : <MenuIcon name={icon} />,
    onClick: go(to, search),
  })
  // The server may match by staff id, other script or with a typing error: the keyword passes the dialog's own filter.
  const foundEntry = ({ id, title, detail, to, search }: AnyFound, leftSection: ReactNode) => ({
    id,
    label: title,
    description: detail,
    keywords: [text],
    leftSection,
    onClick: go(to, search),
  })
  const personEntry = (found: Found) => foundEntry(found, <PersonAvatar person={found.person} size={32} />)
  const actions = [
    ...begins.map(page => ({ ...pageEntry(page), leftSection: beginIcon })),
    {
      id: 'profile',
      label: t('session.profile'),
      leftSection: <IconUser size={20} />,
      onClick: go(profilePage[profile.type]),
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
      onQueryChange={onText}
      shortcut={null}
      closeOnEscape={closeOnEscape}
      filter={filterResults}
      actions={[
        { group: t('shell.people'), actions: people.map(personEntry) },
        {
          group: t('menu.organization'),
          actions: names.map(found => foundEntry(found, <MenuIcon name="tree" />)),
        },
        { group: t('shell.requests'), actions: requests.map(personEntry) },
        { group: t('shell.pages'), actions: [...entries, ...tabs].map(pageEntry) },
        { group: t('shell.actions'), actions },
      ]}
      nothingFound={isSearching ? t('ui.loading') : <Nothing />}
      attributes={{ content: { 'aria-label': t('shell.search') } }}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch size={20} aria-hidden />,
        placeholder: t(profile.type === 'app' ? 'shell.searchPeople' : 'shell.searchPlaceholder'),
        'aria-label': t('shell.search'),
        onFocus,
      }}
    />
  )
}
