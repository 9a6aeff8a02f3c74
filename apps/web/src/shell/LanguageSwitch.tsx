import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { isLanguage, switchLanguage, useLanguage } from '#web/i18n/language.ts'

const choices = [
  { value: 'en', label: <span lang="en">EN</span> },
  { value: 'lo', label: <span lang="lo">ລາວ</span> },
]

/** Switches the language immediately. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('ui.language')}
      data={choices}
      value={useLanguage()}
      onChange={value => {
        if (isLanguage(value)) void switchLanguage(value)
      }}
    />
  )
}
