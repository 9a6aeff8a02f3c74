import { paths } from '@hr/contract/paths.ts'
import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { readSession } from '#web/api/session-cookie.ts'
import { errorLanding } from '@hr/domain/session/landing.ts'

type Props = {
  title: string
  /** Of the window, if it differs. */
  windowTitle?: string
  text: string | undefined
  picture?: ReactNode
  action?: ReactNode
}

/** A page with a message and a link home. */
export function MessagePage({ title, windowTitle = title, text, picture, action }: Props) {
  const { t } = useTranslation()
  const session = readSession()
  return (
    <Center mih="60vh" p="md">
      <Stack align="center" maw={480}>
        <title>{`${windowTitle} · Sabai HR`}</title>
        {picture}
        <Title order={1} size="h3" ta="center">
          {title}
        </Title>
        {text !== undefined && (
          <Text c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
            {text}
          </Text>
        )}
        {action}
        <Button
          variant="default"
          renderRoot={root => (
            <Link {...root} to={(session && errorLanding(session.type, 0)) ?? paths.home} />
          )}
        >
          {t('ui.home')}
        </Button>
      </Stack>
    </Center>
  )
}
