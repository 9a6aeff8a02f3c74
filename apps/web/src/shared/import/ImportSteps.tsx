import { Stepper } from '@mantine/core'
import classes from './ImportSteps.module.css'

type Props = {
  labels: readonly string[]
  active: number
  /** Something runs in this step. */
  running: number | undefined
}

/** Where in an import somebody is: its file, the check, what came of it. */
export function ImportSteps({ labels, active, running }: Props) {
  return (
    <Stepper active={active} size="sm" iconSize={32} classNames={classes} allowNextStepsSelect={false}>
      {labels.map((label, step) => (
        <Stepper.Step key={label} label={label} loading={running === step} />
      ))}
    </Stepper>
  )
}
