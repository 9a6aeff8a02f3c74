// The profile menu: profile, password, colours, the language on small screens, sign-out.
import {
  Box,
  Group,
  Menu,
  SegmentedControl,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconKey, IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#web/shared/session.ts'
import { PersonAvatar, usePersonName } from '#web/ui/PersonName.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const ChangePasswordDialog = lazy(() =>
  import('#web/session/ChangePasswordDialog.tsx').then(file => ({ default: file.ChangePasswordDialog })),
)

const profilePage = { app: '/app/profile', ams: '/ams/profile', space: '/space/profile' } as const

function ColorScheme() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('shell.colorScheme')}
      value={colorScheme}
      onChange={value => setColorScheme(value === 'dark' || value === 'light' ? value : 'auto')}
      data={[
        { value: 'light', label: t('shell.light') },
        { value: 'dark', label: t('shell.dark') },
        { value: 'auto', label: t('shell.auto') },
      ]}
    />
  )
}

export function ProfileMenu() {
  const { t } = useTranslation()
  const profile = useProfile()
  const name = usePersonName(profile) || profile.username
  const [passwordOpened, password] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" width={280} withinPortal>
        <Menu.Target>
          <UnstyledButton aria-label={t('shell.profileMenu', { name })}>
            <Group gap={6} wrap="nowrap">
              <PersonAvatar person={profile} size={34} />
              <Box visibleFrom="md" maw={160}>
                <Text size="sm" fw={500} truncate>
                  {name}
                </Text>
              </Box>
              <IconChevronDown size={16} stroke={1.6} aria-hidden />
            </Group>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{name}</Menu.Label>
          <Menu.Item
            leftSection={<IconUser size={18} stroke={1.6} aria-hidden />}
            renderRoot={root => <Link {...root} to={profilePage[profile.type]} />}
          >
            {t('session.profile')}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={18} stroke={1.6} aria-hidden />} onClick={password.open}>
            {t('session.changePassword')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label component="div">
            {t('shell.colorScheme')}
            <ColorScheme />
          </Menu.Label>
          <Box hiddenFrom="sm">
            <Menu.Label component="div">
              <Group justify="space-between">
                {t('ui.language')}
                <LanguageSwitch />
              </Group>
            </Menu.Label>
          </Box>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
            renderRoot={root => <Link {...root} to="/logout" preload={false} />}
          >
            {t('session.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {passwordOpened && (
        <Suspense>
          <ChangePasswordDialog onClose={password.close} />
        </Suspense>
      )}
    </>
  )
}
