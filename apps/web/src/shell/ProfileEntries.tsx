// The profile menu: profile, password, colours, the language on small screens, sign-out. Fetched when it is first wanted.
import { Box, Menu, useMantineColorScheme } from '@mantine/core'
import { IconKey, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { isLanguage, switchLanguage, useLanguage } from '#web/i18n/language.ts'
import { useProfile } from '#web/shared/session.ts'
import { version } from '#web/system/version.ts'
import { useOpensAtOnce } from '#web/ui/use-opens-at-once.ts'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { ProfileButton } from './ProfileButton.tsx'

const profilePage = { app: '/app/profile', ams: '/ams/profile', space: '/space/profile' } as const

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

/** On small screens the language is here instead of in the header. */
function Language() {
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

/** Takes the place of the button that was pressed, and opens. */
export function ProfileEntries({ onPassword }: { onPassword: () => void }) {
  const { t } = useTranslation()
  const profile = useProfile()
  const name = usePersonName(profile) || profile.username
  const { button, opened, setOpened } = useOpensAtOnce()
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={280} withinPortal={false}>
      <Menu.Target>
        <ProfileButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name} · {version}
        </Menu.Label>
        <Menu.Item
          leftSection={<IconUser size={18} stroke={1.6} aria-hidden />}
          renderRoot={root => <Link {...root} to={profilePage[profile.type]} />}
        >
          {t('session.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey size={18} stroke={1.6} aria-hidden />} onClick={onPassword}>
          {t('session.changePassword')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('shell.colorScheme')}</Menu.Label>
        <ColorScheme />
        <Language />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
          renderRoot={root => <Link {...root} to="/logout" preload={false} />}
        >
          {t('session.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
