import { Button, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'

/** Says that the input is kept as a draft, and offers to discard it. */
export function DraftKept({ onDiscard }: { onDiscard?: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('request.draftKept')}
      </Text>
      {onDiscard && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onDiscard}>
          {t('request.discard')}
        </Button>
      )}
    </>
  )
}
