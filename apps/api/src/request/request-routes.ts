// The routes of a kind of request (R1-R7), for the endpoints of `requestEndpoints` in contract.
import type { DecisionResult } from '@hr/contract/approval.ts'
import type { Endpoint, OutputOf } from '@hr/contract/endpoint.ts'
import type * as z from 'zod/mini'
import { cancelRequest } from '#api/approval/cancel-request.ts'
import { checkedFiles } from '#api/approval/checked-files.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { decideMany } from '#api/approval/decide-many.ts'
import { writeDecision } from '#api/approval/decide-step.ts'
import type { EditInput } from '#api/approval/edit-request.ts'
import type { Asked } from '#api/approval/list-filter.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context, Route } from '#api/http/context.ts'
import type { PageInput } from '#api/http/list-page.ts'
import { amendRequest } from './amend-request.ts'
import { askToCancel } from './ask-to-cancel.ts'
import { writeRequest } from './create-request.ts'
import { editRequest } from './edit-request.ts'
import type { KeptFiles } from './edit-request.ts'
import type { Kind, PreviewWork, Shapes, SubmitWork } from './kind.ts'
import { listRequests } from './list-requests.ts'
import { previewRequest } from './preview-request.ts'
import { requestDetail, requestFile } from './request-detail.ts'

type Call<Input> = Endpoint & { readonly input: z.ZodMiniType<Input> }
type InputOf<W extends { readonly input: unknown }> = W['input']
type ById = { readonly id: string }
type Decision = Parameters<typeof writeDecision>[0]['input']

type Calls<S extends Shapes> = {
  readonly preview: Call<InputOf<PreviewWork<S>>>
  readonly request: Call<InputOf<SubmitWork<S>>>
  readonly edit: Call<InputOf<SubmitWork<S>> & EditInput & KeptFiles>
  readonly amend: Call<InputOf<SubmitWork<S>> & ById>
  readonly list: Call<Asked & PageInput>
  readonly get: Call<ById>
  readonly getFile: Call<ById & { readonly fileId: string }>
  readonly approve: Call<Decision>
  readonly reject: Call<Decision>
  readonly decide: Call<Parameters<typeof decideMany>[0]['input']>
  readonly cancel: Call<ById & { readonly reason: string }>
  readonly requestCancellation: Call<ById & { readonly reason: string }>
}

type Answers<Given, Wanted> = Given extends Wanted ? unknown : never
type Detail<S extends Shapes> = Awaited<ReturnType<typeof requestDetail<S>>>
/** Checks that the answers of the verbs match the contract. */
type Answering<S extends Shapes, C extends Calls<S>> = {
  readonly preview: Answers<Awaited<ReturnType<typeof previewRequest<S>>>, OutputOf<C['preview']>>
  readonly list: Answers<Awaited<ReturnType<typeof listRequests<S>>>, OutputOf<C['list']>>
  readonly decide: Answers<DecisionResult[], OutputOf<C['decide']>>
} & { readonly [Name in 'request' | 'edit' | 'amend' | 'get']: Answers<Detail<S>, OutputOf<C[Name]>> } & {
  readonly [Name in 'approve' | 'reject' | 'cancel' | 'requestCancellation']: Answers<
    Detail<S>,
    OutputOf<C[Name]>
  >
}

/** `route` for inputs that depend on the kind; `requestRoutes` checks input and output types. */
const requestRoute = <Input>(
  endpoint: Call<Input>,
  handle: (work: Context<Input, AppCaller>) => Promise<unknown>,
): Route => ({ endpoint, handle, message: 'ok' }) as unknown as Route

type Submitting<Input> = Omit<Context<Input, AppCaller>, 'files'> & { readonly files: readonly CheckedFile[] }
/** The same with files, which are read before the transaction opens. */
const submitRoute = <Input>(
  endpoint: Call<Input>,
  handle: (work: Submitting<Input>) => Promise<unknown>,
): Route =>
  ({
    endpoint,
    prepare: checkedFiles,
    handle: (work: Context<Input, AppCaller>, files: readonly CheckedFile[]) => handle({ ...work, files }),
    message: 'ok',
  }) as unknown as Route

type Written = { readonly id: string; readonly finish: () => Promise<void> }

/** Finishes the verb and reads the answer together: neither depends on the other. */
async function answered<S extends Shapes>(work: Work<unknown>, kind: Kind<S>, { id, finish }: Written) {
  const [detail] = await Promise.all([requestDetail(work, kind, id), finish()])
  return detail
}

export function requestRoutes<S extends Shapes, C extends Calls<S>>(
  kind: Kind<S>,
  calls: C & Answering<S, C>,
): readonly Route[] {
  const of: Calls<S> = calls
  return [
    requestRoute(of.preview, work => previewRequest(work, kind)),
    submitRoute(of.request, async work => answered(work, kind, await writeRequest(work, kind))),
    submitRoute(of.edit, async work => {
      await editRequest(work, kind)
      return requestDetail(work, kind, work.input.id)
    }),
    submitRoute(of.amend, async work => answered(work, kind, await amendRequest(work, kind))),
    requestRoute(of.list, work => listRequests(work, kind)),
    requestRoute(of.get, work => requestDetail(work, kind, work.input.id)),
    requestRoute(of.getFile, work => requestFile(work, kind)),
    requestRoute(of.approve, async work => answered(work, kind, await writeDecision(work, kind, 'APPROVED'))),
    requestRoute(of.reject, async work => answered(work, kind, await writeDecision(work, kind, 'REJECTED'))),
    requestRoute(of.decide, work => decideMany(work, kind)),
    requestRoute(of.cancel, async work => {
      await cancelRequest(work, kind)
      return requestDetail(work, kind, work.input.id)
    }),
    requestRoute(of.requestCancellation, async work => answered(work, kind, await askToCancel(work, kind))),
  ]
}
