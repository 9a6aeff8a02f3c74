import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = {
  value: string
  onSearch: (text: string) => void
  /** The text that the search compares. */
  label: string
}

/**
 * Search above a list: reports the text 300 ms after typing stops. A new value from outside (a link, "back", cleared
 * filters) replaces the text.
 */
export function SearchField({ value, onSearch, label }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [reported, setReported] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== reported) {
      setReported(value)
      setText(value)
    }
  }
  const report = useDebouncedCallback((next: string) => {
    setReported(next)
    onSearch(next)
  }, 300)
  const change = (next: string) => {
    setText(next)
    report(next)
  }
  return (
    <TextInput
      type="search"
      aria-label={`${t('ui.search')}: ${label}`}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label={t('ui.clear')} onClick={() => change('')} />
      }
      value={text}
      onChange={event => change(event.currentTarget.value)}
      maxLength={100}
    />
  )
}
