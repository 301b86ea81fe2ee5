import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'

/** What was typed as an amount, with or without a dollar sign; throws a sentence for the form where it is none. */
export function typedCents(amount: string, example: string): number {
  const cents = centsFromDollars(Number(amount.replace(/[$,\s]/g, '')))
  if (!cents || cents < 0) throw new Error(`Please enter an amount such as ${example}.`)
  return cents
}
