// After a company is created: the sign-in of its administrator, shown once, and the way into the company.
import { paths } from '@hr/contract/paths.ts'
import type { CreatedWorkspace } from '@hr/contract/space.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Button, Fieldset, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { CopyText } from '#web/ui/CopyText.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

function SignIn({ administrator }: Pick<CreatedWorkspace, 'administrator'>) {
  const { t } = useTranslation()
  if (administrator === null) return <Text>{t('space.readyAlone')}</Text>
  return (
    <>
      <Text>{t('space.readyText')}</Text>
      <Fieldset legend={t('space.signInAt', { page: paths.employee })}>
        <Stack gap="sm">
          <CopyText label={t('session.username')} text={administrator.username} />
          <CopyText label={t('employee.temporaryPassword')} text={administrator.temporaryPassword} />
        </Stack>
      </Fieldset>
      <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
        {t('space.passwordOnce')}
      </Alert>
    </>
  )
}

export function CompanyReady({ company }: { company: CreatedWorkspace }) {
  const { t } = useTranslation()
  const { username } = useProfile()
  const name = nameIn(company, useLanguage())
  return (
    <Stack>
      <Group gap="sm" wrap="nowrap" role="status">
        <ThemeIcon color="green" variant="light" size={36} radius="xl" aria-hidden>
          <IconCheck size={22} stroke={1.8} />
        </ThemeIcon>
        <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {t('space.ready', { name })}
        </Title>
      </Group>
      <SignIn administrator={company.administrator} />
      <Group justify="flex-end" gap="xs">
        <ButtonLink variant="default" to={paths.spaceOf(username)}>
          {t('space.toCompanies')}
        </ButtonLink>
        <Button
          style={{ maxWidth: '100%' }}
          renderRoot={root => <Link {...root} to={paths.openCompany(username, company.id)} preload={false} />}
        >
          {t('space.open', { name })}
        </Button>
      </Group>
    </Stack>
  )
}
