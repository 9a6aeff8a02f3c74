import { Text } from '@mantine/core'
import classes from './PermissionLines.module.css'
import { usePermissionTexts } from './use-permission-texts.ts'

/** Permissions in the order of the catalogue, one line per group. */
export function PermissionLines({ ids }: { ids: readonly string[] }) {
  const texts = usePermissionTexts()
  return (
    <ul className={classes.list}>
      {texts.lines(ids).map(line => (
        <li key={line}>
          <Text size="sm">{line}</Text>
        </li>
      ))}
    </ul>
  )
}
