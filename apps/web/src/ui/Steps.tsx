import { Stepper } from '@mantine/core'
import classes from './Steps.module.css'

type Props = {
  labels: readonly string[]
  active: number
  /** The step in which a call is running. */
  running: number | undefined
}

/** The steps of a longer task: file, check, result. */
export function Steps({ labels, active, running }: Props) {
  return (
    <Stepper active={active} size="sm" iconSize={32} classNames={classes} allowNextStepsSelect={false}>
      {labels.map((label, step) => (
        <Stepper.Step key={label} label={label} loading={running === step} />
      ))}
    </Stepper>
  )
}
