import { Alert, Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { callFailed } from '#web/api/answers.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Door } from '../door.ts'
import type { useSignIn } from '../sign-in.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'

type Props = {
  door: Door
  signIn: Pick<ReturnType<typeof useSignIn>, 'start' | 'failed' | 'succeeded' | 'isLoading'>
}

/** Below the form for the password; missing where the browser offers no passkeys. */
export function PasskeyButton({ door, signIn }: Props) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string>()
  if (!canUsePasskeys()) return null
  const run = async () => {
    signIn.start()
    setProblem(undefined)
    try {
      const { signedInWithPasskey } = await import('./sign-in-with-passkey.ts')
      const outcome = await signedInWithPasskey(door)
      if ('answer' in outcome) return signIn.succeeded(outcome.answer)
      setProblem(outcome.problem)
    } catch (error) {
      callFailed(error)
    }
    signIn.failed()
  }
  return (
    <>
      <Button
        variant="default"
        fullWidth
        disabled={signIn.isLoading}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        onClick={() => void run()}
      >
        {t('session.passkey')}
      </Button>
      {problem !== undefined && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </>
  )
}
