import { addDays } from '@touchline/domain/calendar-day.ts'
import { nth } from '@touchline/domain/nth.ts'
import { pick, type Random, randomFrom } from '@touchline/domain/tournament/schedule/random.ts'
import type { PayingFamily } from './bank-club.ts'

export interface TrueLine {
  day: string
  text: string
  cents: number
  /** Whose money it is; null if it is nobody's, or not from a single family. */
  userId: string | null
}

type Written = Pick<TrueLine, 'text' | 'cents'> & { isNobodys?: boolean }
type Write = (family: PayingFamily, other: PayingFamily, random: Random) => Written

/** A bank writes in capitals and drops accents; so does a payer. */
const asBank = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

const writings: ((reference: string) => string)[] = [
  (reference) => reference,
  (reference) => reference.toLowerCase(),
  (reference) => reference.replace('-', ''),
  (reference) => reference.replace('-', ' '),
  (reference) => `ref.${reference}, soccer`,
  (reference) => `(${reference}) October`,
  (reference) => `SOCCER FEES ${reference} THANKS`,
]
const written = (reference: string, random: Random) => nth(writings, pick(random, writings.length))(reference)

/** Everything, the next month, or the second one: the amounts that a family would send. */
const fitting = ({ monthCents }: PayingFamily, random: Random) => {
  const [first = 0, second = 0] = monthCents
  return nth([first, first, first + second, second], pick(random, 4))
}

const wrongOnce = (reference: string, random: Random) => {
  const place = nth([0, 1, 2, 4, 5, 6], pick(random, 6))
  const wrong = reference[place] === 'X' ? 'Y' : 'X'
  return reference.slice(0, place) + wrong + reference.slice(place + 1)
}

const withReference: Write = (family, _other, random) => ({
  text: `INTERAC E-TRANSFER ${asBank(family.guardian)} ${written(family.reference, random)}`,
  cents: fitting(family, random),
})

/**
 * The kinds of payments over a year, about as frequent as in reality; each pass through the list makes twenty lines.
 */
const KINDS: Write[] = [
  ...Array.from({ length: 9 }, () => withReference),
  (family, _other, random) => ({
    text: `E-TFR ${asBank(family.guardian)} ${written(family.reference, random)}`,
    cents: fitting(family, random) - 100 * (1 + pick(random, 40)),
  }),
  (family, _other, random) => ({
    text: `INTERAC E-TRANSFER ${asBank(family.guardian)} ${wrongOnce(family.reference, random)}`,
    cents: fitting(family, random),
  }),
  (family, _other, random) => ({
    text: `E-TRANSFER RECEIVED ${asBank(family.guardian)}`,
    cents: fitting(family, random),
  }),
  (family, _other, random) => ({
    text: `Interac e-Transfer ${asBank(family.guardian)} thank you coach`,
    cents: fitting(family, random),
  }),
  (family, _other, random) => ({
    text: `INTERAC E-TRANSFER GRANDMA SMITH FOR ${asBank(family.child)}`,
    cents: fitting(family, random),
  }),
  (family, _other, random) => ({
    text: `E-TRANSFER ${family.oldReference} ${asBank(family.guardian)}`,
    cents: fitting(family, random),
  }),
  (family, other, random) => ({
    text: `E-TRANSFER ${asBank(other.guardian)} FOR ${written(family.reference, random)}`,
    cents: fitting(family, random),
  }),
  (family, other, random) => ({
    text: `E-TRANSFER ${family.reference} AND ${other.reference}`,
    cents: fitting(family, random),
    isNobodys: true,
  }),
  (_family, _other, random) => ({
    text: nth(['BRANCH DEPOSIT 041225', 'CITY SPORTS GRANT', 'CREDIT MEMO RETURN'], pick(random, 3)),
    cents: nth([8000, 12800, 50000], pick(random, 3)),
    isNobodys: true,
  }),
  (family, _other, random) => ({
    text: `E-TRANSFER SENT ${asBank(family.guardian)} ${family.reference} REFUND`,
    cents: -fitting(family, random),
    isNobodys: true,
  }),
  (family, _other, random) => ({
    text: `INTERAC E-TRANSFER ${asBank(family.guardian)} ${family.reference.slice(0, -1 - pick(random, 3))}`,
    cents: fitting(family, random),
  }),
]

const DAYS = 60
/** How often somebody deliberately sends the same amount again on the same day. */
const REPEATED_EVERY = 50

/** A statement ordered by day, the same for the same seed, along with what only the payers know. */
export function bankFile(families: readonly PayingFamily[], length: number, seed = 1): TrueLine[] {
  const random = randomFrom(seed)
  const lines: TrueLine[] = []
  while (lines.length < length) {
    const n = lines.length
    const before = lines.at(-1)
    if (before && n % REPEATED_EVERY === REPEATED_EVERY - 1) {
      lines.push({ ...before })
      continue
    }
    const at = pick(random, families.length)
    const family = nth(families, at)
    const other = nth(families, (at + 1 + pick(random, families.length - 1)) % families.length)
    const { text, cents, isNobodys } = nth(KINDS, n % KINDS.length)(family, other, random)
    const day = addDays('2025-09-25', Math.floor((n * DAYS) / length))
    lines.push({ day, text, cents, userId: isNobodys ? null : family.userId })
  }
  return lines
}

export const asCsv = (lines: readonly TrueLine[]): string =>
  ['Date,Description,Amount', ...lines.map(({ day, text, cents }) => `${day},"${text}",${cents / 100}`)].join(
    '\r\n',
  )
