// The profile menu: profile, password, colour scheme, the language on small screens, sign-out.
import { profilePage } from '#web/shared/person/profile-page.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { paths } from '@hr/contract/paths.ts'
import { Box, Group, Menu, Text, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconBellCog,
  IconChevronDown,
  IconKey,
  IconLogout,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isLanguage, switchLanguage, useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { isViewingAs } from '#web/api/session-cookie.ts'
import { securityPages } from '#web/shared/SecurityLink.tsx'
import { useProfile } from '#web/shared/session.ts'
import { version } from '#web/system/version.ts'
import { PersonAvatar, usePersonName } from '#web/ui/PersonName.tsx'
import { densities, useDensity } from '#web/ui/use-density.ts'
import { CompanyItems } from './CompanyItems.tsx'
import { PasswordDialog } from '#web/session/password-dialog.ts'

function ColorScheme() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={value => setColorScheme(value === 'dark' || value === 'light' ? value : 'auto')}
    >
      <Menu.RadioItem value="light">{t('shell.light')}</Menu.RadioItem>
      <Menu.RadioItem value="dark">{t('shell.dark')}</Menu.RadioItem>
      <Menu.RadioItem value="auto">{t('shell.auto')}</Menu.RadioItem>
    </Menu.RadioGroup>
  )
}

/** On small screens tables are cards. */
function TableRows() {
  const { t } = useTranslation()
  const [density, setDensity] = useDensity()
  return (
    <Box visibleFrom="sm">
      <Menu.Label>{t('ui.density')}</Menu.Label>
      <Menu.RadioGroup value={density} onChange={setDensity}>
        {densities.map(value => (
          <Menu.RadioItem key={value} value={value}>
            {t(`ui.densities.${value}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Box>
  )
}

/** On small screens the language switch is here instead of in the header. */
function LanguageItems() {
  const { t } = useTranslation()
  const change = (value: string) => {
    if (isLanguage(value)) void switchLanguage(value)
  }
  return (
    <Box hiddenFrom="sm">
      <Menu.Divider />
      <Menu.Label>{t('ui.language')}</Menu.Label>
      <Menu.RadioGroup value={useLanguage()} onChange={change}>
        <Menu.RadioItem value="en">
          <span lang="en">English</span>
        </Menu.RadioItem>
        <Menu.RadioItem value="lo">
          <span lang="lo">ລາວ</span>
        </Menu.RadioItem>
      </Menu.RadioGroup>
    </Box>
  )
}

export function ProfileMenu({ offered }: { offered: readonly Language[] }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const name = usePersonName(profile) || profile.username
  const [passwordOpened, password] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" width={280} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton>
            <VisuallyHidden>{t('shell.profileMenu', { name })}</VisuallyHidden>
            <Group gap={6} wrap="nowrap">
              <PersonAvatar person={profile} size={34} />
              <Box visibleFrom="md" maw={{ md: 160, lg: 240 }} aria-hidden>
                <Text size="sm" fw={500} truncate title={name}>
                  {name}
                </Text>
              </Box>
              <IconChevronDown size={16} aria-hidden />
            </Group>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {name} · {version}
          </Menu.Label>
          <Menu.Item
            leftSection={<IconUser size={18} aria-hidden />}
            renderRoot={root => <Link {...root} to={profilePage[profile.type]} />}
          >
            {t('session.profile')}
          </Menu.Item>
          {!isViewingAs() && (
            <Menu.Item
              leftSection={<IconShieldLock size={18} aria-hidden />}
              renderRoot={root => <Link {...root} to={securityPages[profile.type]} />}
            >
              {t('session.security')}
            </Menu.Item>
          )}
          {profile.employee !== null && (
            <Menu.Item
              leftSection={<IconBellCog size={18} aria-hidden />}
              renderRoot={root => <Link {...root} to={paths.notificationSettings} />}
            >
              {t('notification.settings')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconKey size={18} aria-hidden />} onClick={password.open}>
            {t('session.changePassword')}
          </Menu.Item>
          <CompanyItems />
          <Menu.Divider />
          <Menu.Label>{t('shell.colorScheme')}</Menu.Label>
          <ColorScheme />
          <TableRows />
          {offered.length > 1 && <LanguageItems />}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={18} aria-hidden />}
            renderRoot={root => <Link {...root} to="/logout" preload={false} />}
          >
            {t('session.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {passwordOpened && <PasswordDialog onClose={password.close} />}
    </>
  )
}
