import { Button, Group, LoadingOverlay, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm } from '#web/shared/ContractForm.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import { doorCall, useSignIn } from './sign-in.ts'
import type { Door } from './door.ts'

/** Username and password of one of the two doors. */
export function SignInForm({ door, onDoor }: { door: Door; onDoor?: (door: Door) => void }) {
  const { t } = useTranslation()
  const signIn = useSignIn(door)
  const form = useContractForm(doorCall[door], {
    initialValues: { username: '', password: '' },
    unguarded: true,
    onSuccess: signIn.succeeded,
    onError: signIn.failed,
    onStart: signIn.start,
  })
  return (
    <Stack gap="lg">
      <LoadingOverlay visible={signIn.isLoading} overlayProps={{ radius: 'lg', backgroundOpacity: 0.35 }} />
      <ContractForm
        form={form}
        label={t(door === 'employee' ? 'session.employeeSignIn' : 'session.ownerSignIn')}
      >
        <TextInput
          key={form.key('username')}
          {...form.field('username', t('session.usernameOrEmail'))}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          key={form.key('password')}
          {...form.field('password')}
          autoComplete="current-password"
        />
        <Group justify="flex-end" mt={-8}>
          <TextLink to={paths.forgot} size="sm">
            {t('session.forgot')}
          </TextLink>
        </Group>
        <Button type="submit" fullWidth disabled={signIn.isLoading}>
          {t('session.signIn')}
        </Button>
      </ContractForm>
      <DemoSignIns
        {...(onDoor === undefined && { door })}
        onChoose={(choice, password) => {
          onDoor?.(choice.door)
          form.setValues({ username: choice.username, password })
        }}
      />
    </Stack>
  )
}
