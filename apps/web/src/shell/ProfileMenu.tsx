// The button of the profile menu; the menu and the dialog are fetched when they are first wanted.
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useLate } from '#web/ui/use-late.ts'
import { ProfileButton } from './ProfileButton.tsx'

const ChangePasswordDialog = lazy(() =>
  import('#web/session/ChangePasswordDialog.tsx').then(file => ({ default: file.ChangePasswordDialog })),
)

const loadEntries = () => import('./ProfileEntries.tsx').then(file => file.ProfileEntries)

export function ProfileMenu() {
  const [passwordOpened, password] = useDisclosure(false)
  const { part: Entries, open, ahead } = useLate(loadEntries)
  return (
    <>
      {Entries === undefined ? (
        <ProfileButton aria-haspopup="menu" aria-expanded={false} onClick={open} {...ahead} />
      ) : (
        <Entries onPassword={password.open} />
      )}
      {passwordOpened && (
        <Suspense>
          <ChangePasswordDialog onClose={password.close} />
        </Suspense>
      )}
    </>
  )
}
