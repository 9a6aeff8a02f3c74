import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Text } from '@mantine/core'
import type { TextProps } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'

type Props = TextProps & {
  row: { readonly name: string; readonly nameLo: string }
  /** Such as ' · ' after the first name. */
  separator?: string
}

/** The name that is not in the reader's language, marked as such for screen readers; nothing if it is the same. */
export function OtherName({ row, separator = '', ...props }: Props) {
  const language = useLanguage()
  const other = language === 'lo' ? row.name : row.nameLo
  if (other === '' || other === nameIn(row, language)) return null
  return (
    <Text span c="dimmed" lang={language === 'lo' ? 'en' : 'lo'} {...props}>
      {separator + other}
    </Text>
  )
}
