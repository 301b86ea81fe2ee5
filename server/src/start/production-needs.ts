import { listOf } from '@touchline/domain/words.ts'
import { givenIn } from '../config.ts'
import { StartError } from './start-error.ts'

/** What production requires and is not set, in the words of the start's message. */
function missingIn(env: NodeJS.ProcessEnv): string[] {
  const given = givenIn(env)
  if (given.NODE_ENV !== 'production') return []
  const isSafe = given.PUBLIC_URL !== undefined && /^https:/i.test(given.PUBLIC_URL.trim())
  const others = ['SMTP_URL', 'MAIL_FROM', 'SECRET_KEY'].filter((name) => given[name] === undefined)
  return [...(isSafe ? [] : ['PUBLIC_URL (an https address)']), ...others]
}

/** A sentence that names everything that is missing, or null. */
export function missingInProduction(env: NodeJS.ProcessEnv): string | null {
  const missing = missingIn(env)
  return missing.length > 0 ? `Production needs ${listOf(missing, 'and')}: see docs/operations.md.` : null
}

/** Refuses to start: links would lead nowhere, codes never arrive, and health notes would be stored unencrypted. */
export function requireProductionNeeds(env: NodeJS.ProcessEnv): void {
  const sentence = missingInProduction(env)
  if (sentence) throw new StartError(sentence)
}
