import {
  agreeToEmailChange,
  answerEmailChange,
  endEmailChange,
  resendEmailChange,
} from '@hr/contract/email-change.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import {
  emailChangeAgreed,
  emailChangeAnswered,
  emailChangeEnded,
  emailChangeResent,
} from './answer-email-change.ts'

export const emailChangeRoutes: readonly Route[] = [
  route(answerEmailChange, emailChangeAnswered),
  route(agreeToEmailChange, emailChangeAgreed),
  route(endEmailChange, emailChangeEnded),
  route(resendEmailChange, emailChangeResent),
]
