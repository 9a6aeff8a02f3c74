import { Text, Tooltip } from '@mantine/core'
import classes from './ShortText.module.css'

/** A long name: in a table cut to two lines, in compact rows to one, whole in a tooltip. */
export function ShortText({ text }: { text: string }) {
  return (
    <Tooltip label={text} openDelay={400}>
      <Text inherit className={classes.text}>
        {text}
      </Text>
    </Tooltip>
  )
}
