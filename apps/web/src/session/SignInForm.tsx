import { Button, Group, LoadingOverlay, Skeleton, Stack, TextInput } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { loadTexts } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { ContractForm, FormError } from '#web/shared/form/ContractForm.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import type { Door } from './door.ts'
import { isFocusedFirst } from './is-focused-first.ts'
import { PasskeyButton } from './passkey/PasskeyButton.tsx'
import { loadRequiredSetUp } from './second-step/load-required-set-up.ts'
import { useSignInForm } from './use-sign-in-form.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'

// Only for those who have a second step, or need one.
const CodeForm = lazy(() =>
  Promise.all([import('./second-step/CodeForm.tsx'), loadTexts('account')]).then(([file]) => ({
    default: file.CodeForm,
  })),
)
const RequiredSetUp = lazy(loadRequiredSetUp)

/** Username and password for one of the two doors. */
export function SignInForm({ door, onDoor }: { door: Door; onDoor?: (door: Door) => void }) {
  const { t } = useTranslation()
  const form = useSignInForm(door)
  const { half, passed, back } = form.signIn
  if (half !== null) {
    return (
      <Suspense fallback={<Skeleton height={220} />}>
        {half.secondStep === 'code' ? (
          <CodeForm token={half.token} onPassed={tokens => passed(half, tokens)} onBack={back} />
        ) : (
          <RequiredSetUp
            token={half.token}
            onDone={tokens => passed(half, { ...tokens, passwordTemporary: false })}
            onSignedOut={back}
          />
        )}
      </Suspense>
    )
  }
  return (
    <Stack gap="lg">
      <LoadingOverlay visible={form.isLoading} overlayProps={{ radius: 'lg', backgroundOpacity: 0.35 }} />
      <ContractForm
        form={form}
        label={t(door === 'employee' ? 'session.employeeSignIn' : 'session.ownerSignIn')}
      >
        <TextInput
          key={form.keyOf('username')}
          {...form.field('username', t('session.usernameOrEmail'))}
          autoComplete="username"
          autoFocus={isFocusedFirst()}
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          key={form.keyOf('password')}
          {...form.field('password')}
          autoComplete="current-password"
        />
        <Group justify="flex-end" mt={-8}>
          <TextLink to={paths.forgot} size="sm">
            {t('session.forgot')}
          </TextLink>
        </Group>
        <FormError error={form.error} />
        <Button type="submit" fullWidth disabled={form.isLoading}>
          {t('session.signIn')}
        </Button>
      </ContractForm>
      <PasskeyButton key={door} door={door} signIn={form.signIn} />
      <DemoSignIns
        {...(onDoor === undefined && { door })}
        onChoose={(choice, password) => {
          onDoor?.(choice.door)
          form.fill({ username: choice.username, password })
        }}
      />
    </Stack>
  )
}
