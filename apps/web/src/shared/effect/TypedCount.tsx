// The field for the number of a large change, which the reader types; renders nothing for a small one.
import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { mustTypeCount } from './typed-count.ts'

type Props = { count: number; typed: string; onType: (typed: string) => void }

export function TypedCount({ count, typed, onType }: Props) {
  const { t } = useTranslation()
  if (!mustTypeCount(count)) return null
  return (
    <TextInput
      label={t('ui.typeCount', { count })}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={event => onType(event.currentTarget.value)}
    />
  )
}
