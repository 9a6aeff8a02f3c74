import { Alert, Group, Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = {
  file: File
  errors: number
  changes: number
  /** Rows with errors, if the others can be imported without them. */
  badRows?: number | undefined
}

/** The checked file, and whether it can be imported. */
export function ImportVerdict({ file, errors, changes, badRows }: Props) {
  const { t } = useTranslation()
  const isFine = errors === 0
  const Icon = isFine ? IconCircleCheck : IconAlertCircle
  const text = changes > 0 ? t('importing.ready') : t('importing.nothingToDo')
  return (
    <>
      <Group gap="xs">
        <IconFileSpreadsheet size={20} stroke={1.5} aria-hidden />
        <Text fw={500}>{file.name}</Text>
      </Group>
      <Alert
        color={isFine ? (changes > 0 ? 'green' : 'gray') : 'red'}
        role={isFine ? 'status' : 'alert'}
        icon={<Icon size={20} stroke={1.5} aria-hidden />}
      >
        {isFine
          ? text
          : badRows !== undefined && changes > 0
            ? t('importing.someErrorsText', { count: badRows })
            : t('importing.errorsText', { count: errors })}
      </Alert>
    </>
  )
}
