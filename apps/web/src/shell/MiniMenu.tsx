// The side menu as icons; a group opens next to its icon.
import { Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { isCurrent, isWithin } from './current-entry.ts'
import { MenuIcon } from './MenuIcon.tsx'
import type { ShownSection } from './menu.ts'
import classes from './SideMenu.module.css'

function MiniSection({ section, groupsId }: { section: ShownSection; groupsId: string }) {
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
    <Menu position="right-start" trigger="click-hover" portalProps={{ target: `#${groupsId}` }}>
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

type Props = {
  sections: readonly ShownSection[]
  /** Id of the element that contains the opened groups. */
  groupsId: string
}

export function MiniMenu({ sections, groupsId }: Props) {
  return sections.map(section => <MiniSection key={section.key} section={section} groupsId={groupsId} />)
}
