import { Text, Tooltip } from '@mantine/core'
import classes from './OneLine.module.css'

/** A long name: in a table cut to one line, whole in a tooltip. */
export function OneLine({ text }: { text: string }) {
  return (
    <Tooltip label={text} openDelay={400}>
      <Text inherit className={classes.text}>
        {text}
      </Text>
    </Tooltip>
  )
}
