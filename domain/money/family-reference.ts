/** Leaves out letters and digits that people confuse when reading or copying. The size of the alphabet is prime. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const BASE = ALPHABET.length
const LENGTH = 5
const SPACE = BASE ** LENGTH
/** Spreads consecutive numbers far apart, so that a typo does not lead to the next family. */
const STEP = 9_301_217
const START = 4_049_557

/**
 * The reference a family writes on every payment: five characters for its number and a check character, 'ABC-DEF'
 * (B-7).
 */
export function familyReference(number: number): string {
  let rest = Number((BigInt(number) * BigInt(STEP) + BigInt(START)) % BigInt(SPACE))
  const digits: number[] = []
  for (let n = 0; n < LENGTH; n++) {
    digits.unshift(rest % BASE)
    rest = Math.floor(rest / BASE)
  }
  const written = [...digits, checkOf(digits)].map((digit) => ALPHABET[digit]).join('')
  return `${written.slice(0, 3)}-${written.slice(3)}`
}

/** Different weights and a prime base catch any single wrong character and any two that were swapped. */
const checkOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, n) => sum + digit * (n + 2), 0) % BASE

/** The family number for a typed reference, in any case and with spaces or dashes; null if it is not valid. */
export function familyNumber(typed: string): number | null {
  const digits = [...typed.toUpperCase().replace(/[\s–-]/g, '')].map((letter) => ALPHABET.indexOf(letter))
  if (digits.length !== LENGTH + 1 || digits.includes(-1)) return null
  const data = digits.slice(0, LENGTH)
  if (checkOf(data) !== digits[LENGTH]) return null
  const written = data.reduce((number, digit) => number * BASE + digit, 0)
  const space = BigInt(SPACE)
  return Number(((((BigInt(written) - BigInt(START)) * INVERSE) % space) + space) % space)
}

const INVERSE = inverseOf(BigInt(STEP), BigInt(SPACE))

/** The modular inverse, by the extended Euclidean algorithm. */
function inverseOf(step: bigint, space: bigint): bigint {
  let [before, now] = [0n, 1n]
  let [rest, divisor] = [space, step % space]
  while (divisor > 0n) {
    const times = rest / divisor
    ;[before, now] = [now, before - times * now]
    ;[rest, divisor] = [divisor, rest - times * divisor]
  }
  return ((before % space) + space) % space
}
