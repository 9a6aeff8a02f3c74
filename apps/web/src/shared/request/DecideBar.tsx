// Actions for the selected requests; always visible at the bottom of the page, also while approvals can be undone.
import { Button, Group, Paper, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './DecideBar.module.css'
import type { Choice } from './use-choice.ts'

type Props<Row> = {
  choice: Choice<Row>
  /** How many were just approved and can be undone; 0 = none. */
  held: number
  onApprove: () => void
  onReject: () => void
  onUndo: () => void
}

function Held({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <Text fw={600} role="status">
        {t('approval.manyApproved', { count })}
      </Text>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={t('approval.undoMany', { count })}
        autoFocus
        onClick={onUndo}
      >
        {t('ui.undo')}
      </Button>
    </Group>
  )
}

function Chosen<Row>({ choice, onApprove, onReject }: Props<Row>) {
  const { t } = useTranslation()
  const { possible, matching } = choice
  const count = choice.chosen.length
  const shown = possible.length
  return (
    <Group justify="space-between" gap="sm">
      <Group gap={4} className={classes.choice}>
        <Text fw={600} role="status" mr="xs">
          {t('approval.chosen', { count })}
        </Text>
        {shown > count && (
          <Button variant="subtle" size="compact-sm" onClick={() => choice.choose(possible)}>
            {t('approval.chooseShown', { count: shown })}
          </Button>
        )}
        {shown === count && matching > shown && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={choice.isLoading}
            onClick={() => void choice.chooseMatching()}
          >
            {t('approval.chooseMatching', { count: matching })}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('approval.clearChoice')}
          onClick={choice.clear}
        >
          {t('ui.clear')}
        </Button>
      </Group>
      <Group gap="xs" className={classes.buttons}>
        <Button variant="default" aria-label={t('approval.rejectMany', { count })} onClick={onReject}>
          {t('approval.reject')}
        </Button>
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          aria-label={t('approval.approveMany', { count })}
          onClick={onApprove}
        >
          {t('approval.approve')}
        </Button>
      </Group>
    </Group>
  )
}

export function DecideBar<Row>(props: Props<Row>) {
  const { t } = useTranslation()
  const { choice, held } = props
  const count = choice.chosen.length
  if (count === 0 && held === 0) return null
  return (
    <Paper
      component="section"
      aria-label={t('approval.several')}
      withBorder
      shadow="md"
      p="sm"
      className={classes.bar}
      data-bottom-bar
    >
      {held > 0 && <Held count={held} onUndo={props.onUndo} />}
      {count > 0 && <Chosen {...props} />}
    </Paper>
  )
}
