// The entries of the side menu; in mini mode icons only, a group opens beside its icon.
import { Menu, NavLink, ScrollArea, Stack, Tooltip, UnstyledButton } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useAccess } from '#web/shared/session.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { shownMenu } from './menu.ts'
import type { Section, ShownEntry, ShownSection } from './menu.ts'
import classes from './SideMenu.module.css'

/** Groups of the mini menu open in here: outside its scrolling, inside the navigation landmark. */
const besideId = 'side-menu-groups'

type Props = { menu: readonly Section[]; mini: boolean; onNavigate: () => void }

/** The link marks itself on its own page only; which other pages belong to it says `within`. */
const ownPage = { exact: true, includeSearch: false } as const

/** The entry of a list stays marked on its detail pages. */
const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

const isCurrent = (pathname: string, { path, within }: ShownEntry) =>
  pathname === path || within.some(each => isWithin(pathname, each))

export function useShownMenu(menu: readonly Section[]): ShownSection[] {
  const { t } = useTranslation()
  return shownMenu(menu, { access: useAccess(), routeFacts, titleOf: title => t(`menu.${title}`) })
}

function FullSection({ section, onNavigate }: { section: ShownSection; onNavigate: () => void }) {
  const { pathname } = useLocation()
  const icon = <MenuIcon name={section.icon} />
  const { path } = section
  if (path !== undefined) {
    return (
      <NavLink
        className={classes.link}
        renderRoot={root => <Link {...root} to={path} onClick={onNavigate} />}
        label={section.title}
        leftSection={icon}
        active={isWithin(pathname, path)}
      />
    )
  }
  return (
    <NavLink
      className={classes.link}
      component="button"
      label={section.title}
      leftSection={icon}
      childrenOffset={34}
      defaultOpened={section.entries.some(entry => isCurrent(pathname, entry))}
    >
      {section.entries.map(entry => (
        <NavLink
          key={entry.path}
          className={classes.link}
          renderRoot={root => <Link {...root} to={entry.path} activeOptions={ownPage} onClick={onNavigate} />}
          label={entry.title}
          active={isCurrent(pathname, entry)}
        />
      ))}
    </NavLink>
  )
}

function MiniSection({ section }: { section: ShownSection }) {
  const { pathname } = useLocation()
  const { path } = section
  const look = {
    className: classes.mini,
    'aria-label': section.title,
    'data-active':
      (path === undefined
        ? section.entries.some(entry => isCurrent(pathname, entry))
        : isWithin(pathname, path)) || undefined,
  }
  if (path !== undefined) {
    return (
      <Tooltip label={section.title} position="right">
        <UnstyledButton {...look} renderRoot={root => <Link {...root} to={path} />}>
          <MenuIcon name={section.icon} />
        </UnstyledButton>
      </Tooltip>
    )
  }
  return (
    <Menu position="right-start" trigger="click-hover" portalProps={{ target: `#${besideId}` }}>
      <Menu.Target>
        <UnstyledButton {...look}>
          <MenuIcon name={section.icon} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{section.title}</Menu.Label>
        {section.entries.map(entry => (
          <Menu.Item key={entry.path} renderRoot={root => <Link {...root} to={entry.path} />}>
            {entry.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export function SideMenu({ menu, mini, onNavigate }: Props) {
  const sections = useShownMenu(menu)
  return (
    <>
      <ScrollArea style={{ flex: 1 }} type="scroll">
        <Stack gap={4} p="xs" align={mini ? 'center' : 'stretch'}>
          {sections.map(section =>
            mini ? (
              <MiniSection key={section.key} section={section} />
            ) : (
              <FullSection key={section.key} section={section} onNavigate={onNavigate} />
            ),
          )}
        </Stack>
      </ScrollArea>
      <div id={besideId} />
    </>
  )
}
