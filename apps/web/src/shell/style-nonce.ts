// The nonce from the page: the content security policy requires it on generated styles.
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

// The library that locks scrolling behind dialogs reads the nonce of its style element from here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
