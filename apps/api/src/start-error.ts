/** Something the person who starts the program can put right: its message is printed alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
