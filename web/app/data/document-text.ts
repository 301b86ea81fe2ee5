/**
 * What the Amplify client asks of `graphql` in a browser. It reads a document only to learn what kind of operation it is,
 * and to print it again: ours stay as they were written.
 */
interface TextDocument {
  definitions: readonly { kind: 'OperationDefinition'; operation: string }[]
  text: string
}

const OPERATION = /^\s*(query|mutation|subscription|\{)/

export function parse(text: string): TextDocument {
  const [, kind] = OPERATION.exec(text) ?? []
  if (!kind) throw new GraphQLError('A document begins with its operation.')
  return { definitions: [{ kind: 'OperationDefinition', operation: kind === '{' ? 'query' : kind }], text }
}

export const print = ({ text }: TextDocument): string => text

/** The client makes one of what went wrong on the way, and copies what is enumerable of it. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError'
  override readonly message: string
  readonly originalError: Error | undefined

  /** Between the two it takes where in a document something is wrong, which nobody knows here. */
  constructor(
    message: string,
    ...[, , , , originalError]: [_?: null, _?: null, _?: null, _?: null, error?: Error]
  ) {
    super(message)
    this.message = message
    this.originalError = originalError
  }
}
