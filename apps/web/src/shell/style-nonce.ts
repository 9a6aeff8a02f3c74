// The nonce the server put into the page: the content security policy takes no generated style without it.
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

// Dialogs lock the scrolling through a style element of a library that reads its nonce from here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
