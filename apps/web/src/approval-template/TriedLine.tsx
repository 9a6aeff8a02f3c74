// Each step of a line for the chosen requester: the person asked, or why the step is skipped (R8).
import type { TriedStep } from '@hr/contract/approval-template.ts'
import { Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconMinus, IconUsers } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonAvatar, usePersonNames } from '#web/ui/PersonName.tsx'

type Props = { steps: readonly TriedStep[]; requester: string }

function Face({ step: { approver, skipReason } }: { step: TriedStep }) {
  if (approver !== null) return <PersonAvatar person={approver} size={36} />
  const Icon = skipReason === null ? IconUsers : IconMinus
  return (
    <ThemeIcon
      variant="light"
      {...(skipReason !== null && { color: 'gray' })}
      size={36}
      radius="xl"
      aria-hidden
    >
      <Icon size={20} />
    </ThemeIcon>
  )
}

function useStepTexts(requester: string) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const rule = ({ resolver }: TriedStep) => t(`approvalTemplate.resolver.${resolver}`)
  return {
    title: (step: TriedStep) => (step.approver === null ? rule(step) : nameOf(step.approver)),
    /** Why this person. */
    rule: (step: TriedStep) =>
      step.approver === null || step.resolver === 'EMPLOYEE' ? undefined : rule(step),
    state({ resolver, skipReason, isAdded }: TriedStep): string | undefined {
      if (isAdded) return t('approvalTemplate.added')
      if (skipReason === null) return resolver === 'PERMISSION' ? t('approval.hrHint') : undefined
      if (skipReason !== 'NO_ONE') return t(`approvalTemplate.tried.${skipReason}`)
      const which = resolver === 'UNIT_MANAGER' ? resolver : 'LINE_MANAGER'
      return t(`approvalTemplate.tried.NO_ONE.${which}`, { name: requester })
    },
  }
}

export function TriedLine({ steps, requester }: Props) {
  const { t } = useTranslation()
  const texts = useStepTexts(requester)
  return (
    <Stack component="ol" gap="sm" aria-label={t('approval.line')}>
      {steps.map(step => (
        <Group key={step.approveOrder} component="li" gap="sm" wrap="nowrap" align="flex-start">
          <Face step={step} />
          <Stack gap={0} miw={0} mih={36} justify="center">
            <Text size="sm" fw={600} {...(step.skipReason !== null && { c: 'dimmed' })}>
              {texts.title(step)}
            </Text>
            {[texts.rule(step), texts.state(step)].map(
              text =>
                text !== undefined && (
                  <Text key={text} size="sm" c="dimmed">
                    {text}
                  </Text>
                ),
            )}
          </Stack>
        </Group>
      ))}
    </Stack>
  )
}
