import * as z from 'zod'
import { readEmail } from './inputs.ts'
import { text } from './operation.ts'
import { invalidParameter, notAuthorized } from './pool-error.ts'
import type { PoolUser } from './users.ts'

/**
 * The attributes that users may set: OpenID Connect's standard claims, of which the site uses the first five. The
 * email address is not listed, because it must be verified.
 */
const WRITABLE = [
  ...['given_name', 'family_name', 'phone_number', 'picture', 'locale'],
  ...['name', 'middle_name', 'nickname', 'preferred_username', 'profile', 'website'],
  ...['gender', 'birthdate', 'zoneinfo', 'address'],
]
const OURS = ['sub', 'email_verified']

const MOST_ATTRIBUTES = 25

export const AttributeList = z.array(z.object({ Name: text(64), Value: text(2_048, 0) })).max(MOST_ATTRIBUTES)

/** The attributes by name, with the email address apart and normalized. */
export function readAttributes(list: z.infer<typeof AttributeList>) {
  const attributes: Record<string, string> = {}
  let email: string | undefined
  for (const { Name, Value } of list) {
    if (Name === 'email') email = readEmail(Value)
    else attributes[requireWritable(Name)] = requirePlain(Name, Value)
  }
  return { attributes, email }
}

function requireWritable(name: string): string {
  if (OURS.includes(name)) throw notAuthorized('A client attempted to write unauthorized attribute')
  if (WRITABLE.includes(name)) return name
  throw invalidParameter(
    `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.`,
  )
}

function requirePlain(name: string, value: string): string {
  if (!/\p{Cc}/u.test(value)) return value.trim()
  throw invalidParameter(
    `Attributes did not conform to the schema: ${name}: Attribute must be one line of text.`,
  )
}

/** An empty value removes an attribute. */
export const mergedAttributes = (current: Record<string, string>, changes: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== ''))

/** In the client's format: a list in which all values are strings. */
export const attributeList = (user: PoolUser) =>
  Object.entries({
    sub: user.id,
    email: user.email,
    email_verified: String(user.isEmailVerified),
    ...user.attributes,
  }).map(([Name, Value]) => ({ Name, Value }))
