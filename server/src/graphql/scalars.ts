import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode } from 'graphql'

/** `null` when the value is valid; otherwise a description of what is expected. */
type Complaint = (value: unknown) => string | null

/** PostgreSQL has no year 0. */
const isCalendarDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !text.startsWith('0000') &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** An offset can move an instant at the end of the year 9999 beyond it. */
const END_OF_TIME = Date.UTC(10_000, 0, 1)

const LONGEST_INSTANT = 64

const complaints: Record<string, Complaint> = {
  AWSDate: (value) =>
    typeof value === 'string' && isCalendarDay(value) ? null : 'a calendar day such as 2025-09-06',
  AWSDateTime: (value) =>
    typeof value === 'string' &&
    value.length <= LONGEST_INSTANT &&
    /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    isCalendarDay(value.slice(0, 10)) &&
    Date.parse(value) < END_OF_TIME
      ? null
      : 'an instant such as 2025-09-06T17:00:00.000Z',
  AWSTimestamp: (value) => (Number.isSafeInteger(value) ? null : 'a whole number of milliseconds'),
  AWSJSON: (value) => (typeof value === 'string' && isJson(value) ? null : 'a string that holds JSON'),
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function literalValue(node: ValueNode): unknown {
  if (node.kind === Kind.INT) return Number(node.value)
  return node.kind === Kind.STRING ? node.value : undefined
}

/** Adds validation to the scalars of a schema built from SDL. Output is finished JSON and never passes through here. */
export function armScalar(scalar: GraphQLScalarType): void {
  const complaint = complaints[scalar.name]
  if (!complaint) return
  const parse = (value: unknown) => {
    const wanted = complaint(value)
    if (wanted) throw new GraphQLError(`${scalar.name} must be ${wanted}.`)
    return scalar.name === 'AWSDateTime' ? new Date(String(value)).toISOString() : value
  }
  scalar.parseValue = parse
  scalar.parseLiteral = (node) => parse(literalValue(node))
}
