// A mail server that keeps its messages.
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { readonly to: readonly string[]; readonly text: string }
export type MailSink = Awaited<ReturnType<typeof mailSink>>

export async function mailSink() {
  const received: ReceivedMail[] = []
  let refusal: Error | null = null
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusal !== null) return done(refusal)
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ to, text: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    /** Null accepts messages again. */
    refuse(reason: string | null, responseCode = 450): void {
      refusal = reason === null ? null : Object.assign(new Error(reason), { responseCode })
    },
    stop: () => new Promise<void>(resolve => smtp.close(resolve)),
  }
}
