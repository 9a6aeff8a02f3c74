import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

export function InactiveMark({ row }: { row: { readonly isActive: boolean } }) {
  const { t } = useTranslation()
  if (row.isActive) return null
  return (
    <Text size="xs" c="dimmed" style={{ flexShrink: 0 }}>
      {t('status.INACTIVE')}
    </Text>
  )
}
