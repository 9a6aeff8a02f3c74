// The way on below the card of a page that is no sign-in.
import { paths } from '@hr/contract/paths.ts'
import { Group } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'

export function SignInFoot() {
  const { t } = useTranslation()
  return (
    <Group justify="center">
      <TextLink to={paths.home}>{t('session.signIn')}</TextLink>
    </Group>
  )
}
