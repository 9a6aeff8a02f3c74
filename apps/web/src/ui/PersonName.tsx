// A person: photo or initials, and the name in the reader's language.
import { Avatar, Group, Stack, Text } from '@mantine/core'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { useLanguage } from '#web/i18n/language.ts'
import type { ReactNode } from 'react'
import { breakable } from './breakable.tsx'
import { photoUrl } from './photo-url.ts'
import classes from './PersonName.module.css'

export type Named = {
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly profileImage?: string | null
}

/** First letters of first and last name; of Lao names the first consonant, not a leading vowel. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter(word => word !== '')
    .map(
      word =>
        word
          .replace(/^[ເແໂໃໄ]/, '')
          .at(0)
          ?.toUpperCase() ?? '',
    )
    .slice(0, 2)
    .join('')
}

/** Several names in the reader's language: const nameOf = usePersonNames(); nameOf(person) */
export function usePersonNames(): (person: Named) => string {
  const language = useLanguage()
  return person => fullName(person, language)
}

export const usePersonName = (person: Named): string => usePersonNames()(person)

export function PersonAvatar({ person, size }: { person: Named; size: number }) {
  const name = usePersonName(person)
  return (
    <Avatar
      src={photoUrl(person.profileImage)}
      size={size}
      radius={size}
      color="brand"
      // Where the photo is still loading.
      bg="var(--avatar-bg)"
      alt=""
      aria-hidden
    >
      {initials(name)}
    </Avatar>
  )
}

type Props = {
  person: Named
  size?: number
  detail?: ReactNode
  withFace?: boolean
  /** Wraps a long name and a long detail instead of truncating them. */
  isWhole?: boolean
}

export function PersonName({ person, size = 32, detail, withFace = true, isWhole = false }: Props) {
  const name = usePersonName(person)
  return (
    <Group gap="xs" wrap="nowrap" miw={0} className={classes.person}>
      {withFace && <PersonAvatar person={person} size={size} />}
      <Stack gap={0} miw={0} className={classes.texts} data-name={name}>
        <Text
          size="sm"
          fw={500}
          {...(isWhole ? { style: { overflowWrap: 'anywhere' } } : { className: classes.name, title: name })}
        >
          {name}
        </Text>
        {detail !== undefined && (
          <Text
            size="xs"
            c="dimmed"
            component="div"
            {...(isWhole ? { style: { overflowWrap: 'anywhere' } } : { className: classes.detail })}
            {...(typeof detail === 'string' && { title: detail })}
          >
            {typeof detail === 'string' ? breakable(detail) : detail}
          </Text>
        )}
      </Stack>
    </Group>
  )
}
