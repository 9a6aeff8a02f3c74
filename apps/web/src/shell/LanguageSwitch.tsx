import { languages } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { isLanguage, switchLanguage, useLanguage } from '#web/i18n/language.ts'

const choices = [
  { value: 'en', label: <span lang="en">EN</span> },
  { value: 'lo', label: <span lang="lo">ລາວ</span> },
]

/** Switches the language immediately; nothing if there is one only. */
export function LanguageSwitch({ offered = languages }: { offered?: readonly Language[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (offered.length < 2) return null
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('ui.language')}
      data={choices}
      value={language}
      onChange={value => {
        if (isLanguage(value)) void switchLanguage(value)
      }}
    />
  )
}
