// A button in the row above a list: its picture alone on a phone and a tablet.
import { ActionIcon, Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useIsNarrow } from './use-is-narrow.ts'

type Props = Omit<ComponentPropsWithRef<'button'>, 'color' | 'children' | keyof ButtonProps> & {
  icon: Icon
  text: string
}

export function BarButton({ icon: Picture, text, ...rest }: Props) {
  const isNarrow = useIsNarrow()
  const picture = <Picture size={18} aria-hidden />
  return isNarrow ? (
    <ActionIcon {...rest} variant="default" size={36} aria-label={text}>
      {picture}
    </ActionIcon>
  ) : (
    <Button {...rest} variant="default" leftSection={picture}>
      {text}
    </Button>
  )
}
