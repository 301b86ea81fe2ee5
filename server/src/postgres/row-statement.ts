import { isOutOfReach } from './lost-connections.ts'
import type { Sql } from './pool.ts'
import { isWorthPreparing } from './prepared.ts'
import { arrayLiteral, type SqlValue } from './sql-value.ts'

export type Row = Record<string, unknown>

/** Together, reads should take no longer than this, because each gets its row only when all are done. */
const TOGETHER_MS = 3
/** With more, the server has nothing to do until they are done, and PostgreSQL nothing while it sends their answers. */
const MOST_TOGETHER = 4
/** A statement used this often is known: it is usually prepared by then, and we know how long it takes. */
const KNOWN_FROM = 4
/** After so many failures in a row, a statement is no longer sent together: then it is not because of its parameters. */
const MOST_FAILURES = 5

/** A parameter as `Statement.param` writes it: always with a type. */
const PARAM = /\$(\d+)::/g

/**
 * A select that returns at most one row, asked with different parameters. Several of these can be sent to PostgreSQL as
 * one: then it starts a query only once, and so does the driver, which together cost more than reading a few rows.
 */
export class RowStatement {
  readonly #text: string
  readonly #togetherMs: number
  #together: string | null = null
  #isPrepared = false
  #uses = 0
  /** The least that one read has taken lately, so that a busy machine does not make it look slow. */
  #recentMs = 0
  #failuresInRow = 0

  constructor(text: string, togetherMs = TOGETHER_MS) {
    this.#text = text
    this.#togetherMs = togetherMs
  }

  /** Only known statements that take little time are sent together. */
  get mostTogether(): number {
    if (this.#uses < KNOWN_FROM || this.#failuresInRow >= MOST_FAILURES) return 1
    return Math.max(1, Math.min(MOST_TOGETHER, Math.floor(this.#togetherMs / this.#recentMs)))
  }

  async row(sql: Sql, params: readonly SqlValue[]): Promise<Row | undefined> {
    this.#isPrepared ||= isWorthPreparing(this.#text)
    this.#uses += 1
    const began = performance.now()
    const [row] = await sql.unsafe<Row[]>(this.#text, [...params], { prepare: this.#isPrepared })
    this.#took(performance.now() - began)
    return row
  }

  /** The row for each of these parameters. If they fail together, each is read alone, so that only one of them fails. */
  async rows(sql: Sql, all: readonly (readonly SqlValue[])[]): Promise<readonly Promise<Row | undefined>[]> {
    if (all.length === 1 || (all[0]?.length ?? 0) === 0) return all.map((params) => this.row(sql, params))
    try {
      const found = await this.#rowsTogether(sql, all)
      this.#failuresInRow = 0
      return all.map((_, n) => Promise.resolve(found.get(n + 1)))
    } catch (error) {
      if (!(error instanceof Error && isOutOfReach(error))) this.#failuresInRow += 1
      return all.map((params) => this.row(sql, params))
    }
  }

  /** By number, from 1. A read that returns no row has none here. */
  async #rowsTogether(sql: Sql, all: readonly (readonly SqlValue[])[]): Promise<Map<number, Row>> {
    this.#together ??= together(this.#text, all[0]?.length ?? 0)
    const columns = all[0]?.map((_, n) => arrayLiteral(all.map((params) => params[n] ?? null))) ?? []
    const began = performance.now()
    const rows = await sql.unsafe<Row[]>(this.#together, columns, {
      prepare: isWorthPreparing(this.#together),
    })
    this.#took((performance.now() - began) / all.length)
    return new Map(rows.map((row) => [Number(row.$n), row]))
  }

  #took(ms: number): void {
    this.#recentMs = this.#recentMs === 0 ? ms : Math.min(ms, 1.1 * this.#recentMs)
  }
}

/**
 * The same select for lists of parameters, one list for each, with the number of its parameters beside each row. The
 * names begin with a dollar because the select would find others among its own.
 */
function together(text: string, paramCount: number): string {
  const numbers = Array.from({ length: paramCount }, (_, n) => n + 1)
  const lists = numbers.map((n) => `$${n}::text[]`).join(', ')
  const names = [...numbers.map((n) => `"$p${n}"`), '"$n"'].join(', ')
  return `
    select "$asked"."$n", "$one".*
    from unnest(${lists}) with ordinality "$asked" (${names})
    cross join lateral (${text.replaceAll(PARAM, '"$asked"."$p$1"::')}) "$one"`
}
