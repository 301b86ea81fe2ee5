import type { ErrorEntry, Person } from './amplify-client.ts'
import { sendPlainly } from './plain-http.ts'
import type { RunningServer } from './running-server.ts'

type Values = Record<string, unknown>

export interface Outcome {
  /** The row or connection asked for; null when it was refused. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read rows of many shapes
  it: any
  error: ErrorEntry | undefined
}

async function one(who: Person, query: string, variables: Values): Promise<Outcome> {
  const { data, errors } = await who.ask(query, variables)
  return { it: data?.it ?? null, error: errors[0] }
}

const write =
  (operation: 'create' | 'update' | 'delete') =>
  (who: Person, model: string, input: Values, select = 'id _version', condition?: Values) => {
    const word = operation[0]?.toUpperCase() + operation.slice(1)
    const query = `mutation Write($input: ${word}${model}Input!, $condition: Model${model}ConditionInput) {
      it: ${operation}${model}(input: $input, condition: $condition) { ${select} }
    }`
    return one(who, query, condition === undefined ? { input } : { input, condition })
  }

export const createRow = write('create')
export const updateRow = write('update')
export const deleteRow = write('delete')

export const getRow = (who: Person, model: string, id: string, select = 'id') =>
  one(who, `query Get($id: ID!) { it: get${model}(id: $id) { ${select} } }`, { id })

/** The rows that match a filter, ordered by id. */
export const listRows = (who: Person, model: string, filter: Values, select = 'id', plural = `${model}s`) =>
  one(
    who,
    `query List($filter: Model${model}FilterInput) { it: list${plural}(filter: $filter, limit: 1000) { items { ${select} } nextToken } }`,
    { filter },
  )

/** A document with the field `it`. */
export const askFor = one

/** Plain HTTP, for tests about what goes over the wire. */
export async function post(
  { url }: RunningServer,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; text: string; json: Wire }> {
  const answer = await sendPlainly(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { ...answer, json: JSON.parse(answer.text) }
}

interface Wire {
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  data?: any
  errors?: ErrorEntry[]
  message?: string
}
