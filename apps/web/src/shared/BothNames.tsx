import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { OtherName } from './OtherName.tsx'
import classes from './BothNames.module.css'

type Props = { row: { readonly name: string; readonly nameLo: string } }

/** A name in the reader's language, and below it the other one if it differs. */
export function BothNames({ row }: Props) {
  const language = useLanguage()
  return (
    <Stack gap={0} className={classes.names}>
      <Text size="sm" fw={500}>
        {nameIn(row, language)}
      </Text>
      <OtherName row={row} size="xs" />
    </Stack>
  )
}
