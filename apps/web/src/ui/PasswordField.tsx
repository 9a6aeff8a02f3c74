import { PasswordInput } from '@mantine/core'
import type { PasswordInputProps } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

/** A password field whose show and hide button is named in the reader's language. */
export function PasswordField(props: Omit<PasswordInputProps, 'visibilityToggleButtonProps'>) {
  const { t } = useTranslation()
  return <PasswordInput visibilityToggleButtonProps={{ 'aria-label': t('ui.showPassword') }} {...props} />
}
