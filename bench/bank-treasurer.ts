import { nth } from '@touchline/domain/nth.ts'
import { asCsv, type TrueLine } from './bank-file.ts'

/** Sends a query at the desk and returns the data of the answer. */
// biome-ignore lint/suspicious/noExplicitAny: answers have many shapes
export type AskDesk = (query: string, variables: object) => Promise<any>

export const askDesk =
  (url: string, token: string): AskDesk =>
  async (query, variables) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown[] }
    if (errors?.length) throw new Error(JSON.stringify(errors))
    return data
  }

const IMPORT = 'mutation ($input: ImportStatementInput!) { it: importStatement(input: $input) { outcome } }'
const ACCEPT =
  'mutation ($input: AcceptBankLinesInput!) { it: acceptBankLines(input: $input) { booked cents } }'
const LINES = `query ($state: BankLineState) {
  it: deskBankLines(state: $state, limit: 1000) { total items { id day cents text certainty userId } } }`

interface DeskLine {
  id: string
  day: string
  cents: number
  text: string
  certainty: 'CERTAIN' | 'LIKELY' | 'UNDECIDED' | null
  userId: string | null
}

export const linesOf = async (ask: AskDesk, state: 'OPEN' | 'BOOKED'): Promise<DeskLine[]> =>
  (await ask(LINES, { state })).it.items

/** Returns how many of these lines were new. */
export async function importLines(ask: AskDesk, lines: readonly TrueLine[]): Promise<number> {
  const content = Buffer.from(asCsv(lines)).toString('base64')
  const { added, problems } = JSON.parse((await ask(IMPORT, { input: { content } })).it.outcome)
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  return added
}

/** Imports the file in halves, with one that overlaps both, then as a whole, twice. A bank exports whole days. */
export async function importInParts(
  ask: AskDesk,
  file: readonly TrueLine[],
): Promise<Record<string, number>> {
  const dayAt = (share: number) => nth(file, Math.floor(file.length * share)).day
  const [early, middle, late] = [dayAt(0.25), dayAt(0.5), dayAt(0.75)]
  const parts: Record<string, TrueLine[]> = {
    'its later half': file.filter(({ day }) => day >= middle),
    'what overlaps both halves': file.filter(({ day }) => day >= early && day < late),
    'its earlier half': file.filter(({ day }) => day < middle),
    'all of it': [...file],
    'all of it again, the newest first': file.toReversed(),
  }
  const added: Record<string, number> = {}
  for (const [name, lines] of Object.entries(parts)) added[name] = await importLines(ask, lines)
  return added
}

export interface Matched {
  certain: number
  likely: number
  undecided: number
  /** Lines proposed to a family that did not send the money. */
  wrongCertain: string[]
  wrongLikely: string[]
}

/** Compares what the desk sees with whose money it is. Identical lines belong to one family. */
export function judge(proposed: readonly DeskLine[], file: readonly TrueLine[]): Matched {
  const keyOf = ({ day, cents, text }: { day: string; cents: number; text: string }) =>
    `${day} ${cents} ${text}`
  const truth = new Map(file.map((line) => [keyOf(line), line.userId]))
  const of = (certainty: DeskLine['certainty']) => proposed.filter((line) => line.certainty === certainty)
  const wrong = (lines: DeskLine[]) =>
    lines.filter((line) => line.userId !== truth.get(keyOf(line))).map(({ text }) => text)
  return {
    certain: of('CERTAIN').length,
    likely: of('LIKELY').length,
    undecided: of('UNDECIDED').length,
    wrongCertain: wrong(of('CERTAIN')),
    wrongLikely: wrong(of('LIKELY')),
  }
}

/** Books everything certain in one step, like the button. */
export async function acceptCertain(ask: AskDesk): Promise<{ booked: number; cents: number }> {
  const certain = (await linesOf(ask, 'OPEN')).filter(({ certainty }) => certainty === 'CERTAIN')
  const cents = certain.reduce((sum, line) => sum + line.cents, 0)
  return (await ask(ACCEPT, { input: { ids: certain.map(({ id }) => id), cents } })).it
}
