import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Door } from './door.ts'
import { useDemoSignIns } from './use-demo-sign-ins.ts'

type Choice = { username: string; door: Door }
type Props = {
  /** Only sign-ins of this door. */
  door?: Door
  onChoose: (choice: Choice, password: string) => void
}

/** The area of a sign-in is the path of its sign-in page. */
const doorOf = (area: string): Door => (area.replace('/', '') === 'employee' ? 'employee' : 'owner')

/** Lists the demo sign-ins of a demo installation; a click fills in the form. */
export function DemoSignIns({ door, onChoose }: Props) {
  const { t } = useTranslation()
  const data = useDemoSignIns()
  const choices = (data?.signIns ?? [])
    .map(signIn => ({ ...signIn, door: doorOf(signIn.area) }))
    .filter(signIn => door === undefined || signIn.door === door)
  const password = data?.password ?? null
  if (password === null || choices.length === 0) return null
  return (
    <Stack gap={6} component="section" aria-label={t('session.demoTitle')}>
      <Text size="sm" c="dimmed">
        {t('session.demoText', { password })}
      </Text>
      <Group gap={6}>
        {choices.map(choice => (
          <Button
            key={choice.username}
            size="compact-sm"
            variant="default"
            aria-label={t('session.demoUse', choice)}
            onClick={() => onChoose(choice, password)}
          >
            {choice.username}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
