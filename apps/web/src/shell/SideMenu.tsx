// The entries of the side menu; in mini mode icons only, and a group opens next to its icon.
import { NavLink, Stack } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useAccess } from '#web/shared/session.ts'
import { isCurrent, isWithin } from './current-entry.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { shownMenu } from './menu.ts'
import type { Section, ShownSection } from './menu.ts'
import classes from './SideMenu.module.css'
import { MiniMenu } from './MiniMenu.tsx'

/** Groups of the mini menu render here: outside the scrolling part, inside the navigation landmark. */
const groupsId = 'side-menu-groups'

type Props = { menu: readonly Section[]; mini: boolean; onNavigate: () => void }

/** The link is active on its own page only; `within` lists the other pages of the entry. */
const ownPage = { exact: true, includeSearch: false } as const

export function useShownMenu(menu: readonly Section[]): ShownSection[] {
  const { t } = useTranslation()
  return shownMenu(menu, { access: useAccess(), routeFacts, titleOf: title => t(`menu.${title}`) })
}

function FullSection({ section, onNavigate }: { section: ShownSection; onNavigate: () => void }) {
  const { pathname } = useLocation()
  const isLit = section.entries.some(entry => isCurrent(pathname, entry))
  const [isOpen, setIsOpen] = useState(isLit)
  const [wasLit, setWasLit] = useState(isLit)
  // Opens when a link elsewhere leads into it; the reader may close it again.
  if (isLit !== wasLit) {
    setWasLit(isLit)
    if (isLit) setIsOpen(true)
  }
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
      opened={isOpen}
      onChange={setIsOpen}
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

/** Scrolls to the current entry. Unlike scrollIntoView, the next Tab still begins at the top of the page. */
function showCurrent(frame: HTMLElement | null): void {
  const entry = frame?.querySelector('[data-active]')
  if (!frame || !entry) return
  const [{ top, bottom }, box] = [entry.getBoundingClientRect(), frame.getBoundingClientRect()]
  frame.scrollTop += Math.max(0, bottom - box.bottom) + Math.min(0, top - box.top)
}

export function SideMenu({ menu, mini, onNavigate }: Props) {
  const sections = useShownMenu(menu)
  const { pathname } = useLocation()
  const scrolled = useRef<HTMLDivElement>(null)
  // A low screen may open a page whose entry is below the end of the menu.
  useEffect(() => {
    showCurrent(scrolled.current)
  }, [pathname])
  return (
    <>
      <div ref={scrolled} className={classes.scroll}>
        <Stack gap={4} p="xs" align={mini ? 'center' : 'stretch'}>
          {mini ? (
            <MiniMenu sections={sections} groupsId={groupsId} />
          ) : (
            sections.map(section => (
              <FullSection key={section.key} section={section} onNavigate={onNavigate} />
            ))
          )}
        </Stack>
      </div>
      <div id={groupsId} />
    </>
  )
}
