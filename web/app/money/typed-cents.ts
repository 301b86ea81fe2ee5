import { centsFromDollars } from '@touchline/domain/pricing/cents.ts'

/** Parses a typed amount, with or without a dollar sign; throws a sentence for the form if it is not an amount. */
export function typedCents(amount: string, example: string): number {
  const cents = centsFromDollars(Number(amount.replace(/[$,\s]/g, '')))
  if (!cents || cents < 0) throw new Error(`Please enter an amount such as ${example}.`)
  return cents
}
