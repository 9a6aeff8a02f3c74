import { Text } from '@mantine/core'
import classes from './ShortText.module.css'

/** A long name, cut in a table to two lines, in compact rows to one. The mouse shows it whole, as in PersonName. */
export const ShortText = ({ text }: { text: string }) => (
  <Text inherit className={classes.text} title={text}>
    {text}
  </Text>
)
