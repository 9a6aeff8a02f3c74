// Orders, removes and adds the steps of a line.
import type { Resolver } from '@hr/domain/approval/approval-line.ts'
import { longestTemplate } from '@hr/domain/approval/template-refusal.ts'
import { resolvers } from '@hr/domain/approval/approval-line.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'
import { LeftHint, RuleName, useItemNames } from './LineItems.tsx'
import { draftRefusal, inOrder, withPerson, withStep } from './template-draft.ts'
import type { DraftItem } from './template-draft.ts'

type Props = { draft: readonly DraftItem[]; onDraft: (draft: readonly DraftItem[]) => void }

function AddStep({ draft, onDraft }: Props) {
  const { t } = useTranslation()
  const isThere = (resolver: Resolver) =>
    resolver !== 'EMPLOYEE' && draft.some(item => item.resolver === resolver)
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={draft.length >= longestTemplate}
          style={{ alignSelf: 'flex-start' }}
        >
          {t('approvalTemplate.addStep')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {resolvers.map(resolver => (
          <Menu.Item
            key={resolver}
            disabled={isThere(resolver)}
            onClick={() => onDraft(withStep(draft, resolver, crypto.randomUUID()))}
          >
            {t(`approvalTemplate.resolver.${resolver}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

export function LineEditor({ draft, onDraft }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useItemNames()
  const refusal = draftRefusal(draft)
  const errorOf = (index: number | undefined) =>
    refusal?.index === index && refusal ? messageText(language, refusal.code) : undefined
  // Not a mistake yet: after adding a person step, the user chooses the person next.
  const isOpen = refusal?.code === 'approverRequired'
  const taken = draft.flatMap(({ person }) => person?.id ?? [])
  const error = errorOf(undefined)
  return (
    <Stack gap="sm">
      <SortableList
        label={t('approvalTemplate.order')}
        onOrder={ids => onDraft(inOrder(draft, ids))}
        items={draft.map((item, index) => ({
          id: item.id,
          name: t('approvalTemplate.step', { place: index + 1, name: nameOf(item) }),
          content: (
            <Group gap="xs" wrap="nowrap">
              <Stack gap={4} flex={1} miw={0}>
                {item.resolver === 'EMPLOYEE' ? (
                  <PersonSelect
                    aria-label={t('approvalTemplate.person', { place: index + 1 })}
                    value={item.person}
                    without={taken}
                    error={isOpen ? undefined : errorOf(index)}
                    description={isOpen ? errorOf(index) : undefined}
                    onChange={person => onDraft(withPerson(draft, item.id, person))}
                  />
                ) : (
                  <RuleName item={item} />
                )}
                {!item.isAtWork && <LeftHint />}
                {item.resolver !== 'EMPLOYEE' && errorOf(index) !== undefined && (
                  <Text size="sm" c="red.9" role="alert">
                    {errorOf(index)}
                  </Text>
                )}
              </Stack>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('ui.removeNamed', { name: nameOf(item) })}
                onClick={() => onDraft(draft.filter(one => one.id !== item.id))}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </Group>
          ),
        }))}
      />
      {error !== undefined && (
        <Text size="sm" c="red.9" role="alert">
          {error}
        </Text>
      )}
      <AddStep draft={draft} onDraft={onDraft} />
    </Stack>
  )
}
