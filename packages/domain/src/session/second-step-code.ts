// What somebody typed as the second step: the six digits of an app (RFC 6238), or a recovery code (P2,
// docs/decisions/0085-second-step.md).

/** An app's code counts this long; a clock may be off by one step. */
export const codeSeconds = 30
export const codeDigits = 6
export const recoveryCodes = 10

type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string }

/** People type spaces, hyphens and capitals. typedCode('123 456') = { kind: 'app', code: '123456' } */
export function typedCode(text: string): TypedCode {
  const code = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
  return { kind: /^\d{6}$/.test(code) ? 'app' : 'recovery', code }
}
