/**
 * Replaces the part of `graphql` that the Amplify client uses in a browser. The client reads a document only to learn
 * the kind of operation and to print it again, so ours stay as they were written.
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

/** The client creates one for a failed request and copies its enumerable properties. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError'
  override readonly message: string
  readonly originalError: Error | undefined

  /** The arguments in between give the position of an error in the document, which nobody knows here. */
  constructor(
    message: string,
    ...[, , , , originalError]: [_?: null, _?: null, _?: null, _?: null, error?: Error]
  ) {
    super(message)
    this.message = message
    this.originalError = originalError
  }
}
