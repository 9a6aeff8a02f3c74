// Decisions of a batch that failed, each with its reason; visible until dismissed.
import { Alert, List } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = {
  refused: readonly { readonly id: string; readonly title: string; readonly message: string }[]
  onClose: () => void
}

export function RefusedList({ refused, onClose }: Props) {
  const { t } = useTranslation()
  if (refused.length === 0) return null
  return (
    <Alert
      color="orange"
      role="alert"
      title={t('approval.manyRefused', { count: refused.length })}
      withCloseButton
      closeButtonLabel={t('ui.close')}
      onClose={onClose}
    >
      <List size="sm" spacing={4}>
        {refused.map(({ id, title, message }) => (
          <List.Item key={id}>
            {title}. {message}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
