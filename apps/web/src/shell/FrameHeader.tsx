import { nameIn } from '@hr/domain/employee/name-in.ts'
import { ActionIcon, Badge, Burger, Group, Text } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { version } from '#web/system/version.ts'
import { CompanyLogo } from '#web/ui/CompanyLogo.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { useOfferedLanguages } from './use-offered-languages.ts'

type Props = {
  hasMenu: boolean
  isMini: boolean
  toggleMini: () => void
  drawerOpened: boolean
  toggleDrawer: () => void
  tools: ReactNode
}

/** The company of the area, or the product outside of one. */
function Owner() {
  const language = useLanguage()
  const { workspace } = useProfile()
  const name = workspace === null ? 'Sabai HR' : nameIn(workspace, language)
  return (
    <Group gap={8} wrap="nowrap" miw={0}>
      <CompanyLogo logo={workspace?.logo} height={28} />
      <Text fw={700} visibleFrom="xs" truncate maw={{ xs: 160, sm: 280 }} title={name}>
        {name}
      </Text>
    </Group>
  )
}

export function FrameHeader({ hasMenu, isMini, toggleMini, drawerOpened, toggleDrawer, tools }: Props) {
  const { t } = useTranslation()
  const offered = useOfferedLanguages()
  const Collapse = isMini ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <Group h={59} px="md" justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="sm" wrap="nowrap" miw={0}>
        {hasMenu && (
          <>
            <Burger
              opened={drawerOpened}
              onClick={toggleDrawer}
              hiddenFrom="sm"
              size="sm"
              aria-label={t(drawerOpened ? 'shell.closeMenu' : 'shell.openMenu')}
              aria-expanded={drawerOpened}
            />
            <ActionIcon
              visibleFrom="sm"
              variant="subtle"
              color="gray"
              size="lg"
              onClick={toggleMini}
              aria-label={t(isMini ? 'shell.expand' : 'shell.collapse')}
              aria-expanded={!isMini}
            >
              <Collapse size={22} />
            </ActionIcon>
          </>
        )}
        <Owner />
        <Badge color="gray" size="sm" visibleFrom="xs">
          {version}
        </Badge>
      </Group>
      <Group gap="xs" wrap="nowrap" style={{ anchorName: '--header-buttons' }}>
        {tools}
        <Group visibleFrom="sm">
          <LanguageSwitch offered={offered} />
        </Group>
        <ProfileMenu offered={offered} />
      </Group>
    </Group>
  )
}
