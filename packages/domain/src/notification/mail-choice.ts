// What the link in an e-mail turns off and on again (N1): e-mails of one kind, or the daily digest of several.
import { chosenKinds, paceOf } from './channel.ts'
import type { ChosenPace } from './channel.ts'

export const mailSubjects = [...chosenKinds, 'DIGEST'] as const
export type ChosenKind = (typeof chosenKinds)[number]
type MailSubject = (typeof mailSubjects)[number]
export type SubjectOfMail = {
  readonly subject: MailSubject
  /** The one kind, or those of the digest when it was mailed: turned on again, it has them again. */
  readonly kinds: readonly ChosenKind[]
}

/** The kinds that the daily digest of a person has. */
export const digestKinds = (chosen: readonly ChosenPace[]): ChosenKind[] =>
  chosenKinds.filter(kind => paceOf(chosen, kind, 'EMAIL') === 'DIGEST')

export const isMailOff = (chosen: readonly ChosenPace[], { subject, kinds }: SubjectOfMail): boolean =>
  subject === 'DIGEST'
    ? digestKinds(chosen).length === 0
    : kinds.every(kind => paceOf(chosen, kind, 'EMAIL') === 'OFF')

/** Turns off every kind of the digest of today, also those added after the mail. */
export const withMailOff = (chosen: readonly ChosenPace[], { subject, kinds }: SubjectOfMail): ChosenPace[] =>
  withPace(chosen, subject === 'DIGEST' ? digestKinds(chosen) : kinds, 'OFF')

export const withMailOn = (chosen: readonly ChosenPace[], { subject, kinds }: SubjectOfMail): ChosenPace[] =>
  withPace(chosen, kinds, subject === 'DIGEST' ? 'DIGEST' : 'AT_ONCE')

const withPace = (
  chosen: readonly ChosenPace[],
  kinds: readonly ChosenKind[],
  pace: ChosenPace['pace'],
): ChosenPace[] => [
  ...chosen.filter(({ kind, channel }) => channel !== 'EMAIL' || !kinds.some(one => one === kind)),
  ...kinds.map(kind => ({ kind, channel: 'EMAIL' as const, pace })),
]
