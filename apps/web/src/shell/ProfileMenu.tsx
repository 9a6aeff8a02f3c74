// The button of the profile menu; the menu and the dialog are fetched when they are first wanted.
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { ProfileButton } from './ProfileButton.tsx'

const ChangePasswordDialog = lazy(() =>
  import('#web/session/ChangePasswordDialog.tsx').then(file => ({ default: file.ChangePasswordDialog })),
)

const loadEntries = () => import('./ProfileEntries.tsx').then(file => file.ProfileEntries)
const prepare = () => void loadEntries().catch(console.warn)

export function ProfileMenu() {
  const [passwordOpened, password] = useDisclosure(false)
  const [Entries, setEntries] = useState<ComponentType<{ onPassword: () => void }>>()
  const open = () => void loadEntries().then(part => setEntries(() => part), console.warn)
  return (
    <>
      {Entries === undefined ? (
        <ProfileButton
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={open}
          onFocus={prepare}
          onPointerEnter={prepare}
        />
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
