// Global search (Ctrl/Cmd K) for pages and actions the reader may use. The dialog is loaded on first use.
import { ActionIcon, Tooltip } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Section } from './menu.ts'
import { useTypedAhead } from './use-typed-ahead.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const SearchDialog = lazyDialog(() => import('./SearchDialog.tsx').then(file => file.SearchDialog))

export function GlobalSearch({ menu }: { menu: readonly Section[] }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(0)
  const [text, setText] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  const open = () => {
    setAsked(count => count + 1)
    setText('')
    setIsWaiting(true)
  }
  const endWaiting = () => setIsWaiting(false)
  useTypedAhead({ isWaiting, text, onText: setText, onEnd: endWaiting })
  useHotkeys([['mod+K', open]], [])
  return (
    <>
      <Tooltip label={`${t('shell.search')} (Ctrl K)`} events={{ hover: true, focus: true, touch: false }}>
        <ActionIcon variant="subtle" color="gray" size="lg" onClick={open} aria-label={t('shell.search')}>
          <IconSearch size={22} />
        </ActionIcon>
      </Tooltip>
      {asked > 0 && (
        <SearchDialog key={asked} menu={menu} text={text} onText={setText} onFocus={endWaiting} />
      )}
    </>
  )
}
