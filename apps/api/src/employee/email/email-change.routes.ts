import * as contract from '@hr/contract/email-change.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import {
  agreeToEmailChange,
  answerEmailChange,
  endEmailChange,
  resendEmailChange,
} from './answer-email-change.ts'

export const emailChangeRoutes: readonly Route[] = [
  route(contract.answerEmailChange, answerEmailChange),
  route(contract.agreeToEmailChange, agreeToEmailChange),
  route(contract.endEmailChange, endEmailChange),
  route(contract.resendEmailChange, resendEmailChange),
]
