// The second step of signing in: passing it, and one's own settings of it.
import {
  confirmSecondStep,
  getSecondStep,
  passSecondStep,
  replaceRecoveryCodes,
  startRequiredSecondStep,
  startSecondStep,
  turnOffSecondStep,
} from '@hr/contract/second-step.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { ownPasswordTyped } from '../own-password.ts'
import { firstCodeTyped } from './check-code.ts'
import { checkSecondStep, secondStepPassed } from './pass-second-step.ts'
import {
  passwordAndCodeTyped,
  recoveryCodesReplaced,
  requiredSecondStepStarted,
  secondStepConfirmed,
  secondStepFound,
  secondStepStarted,
  secondStepTurnedOff,
} from './set-up-second-step.ts'

export const secondStepRoutes: readonly Route[] = [
  preparedRoute(passSecondStep, checkSecondStep, secondStepPassed),
  route(getSecondStep, secondStepFound),
  preparedRoute(startSecondStep, ownPasswordTyped, secondStepStarted),
  route(startRequiredSecondStep, requiredSecondStepStarted),
  preparedRoute(confirmSecondStep, firstCodeTyped, secondStepConfirmed),
  preparedRoute(replaceRecoveryCodes, passwordAndCodeTyped, recoveryCodesReplaced),
  preparedRoute(turnOffSecondStep, passwordAndCodeTyped, secondStepTurnedOff),
]
