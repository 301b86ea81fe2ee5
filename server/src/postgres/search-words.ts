import { columnName, type Field, type Model } from '@touchline/domain/model-types.ts'

/** The words of a row that a search may begin with; an index holds exactly this expression. */
export function wordsSql(model: Model, alias?: string): string {
  const columns = (model.searched ?? []).map((name) => columnName(name, model.fields[name] as Field))
  const texts = columns.map((column) => `coalesce(${alias ? `${alias}.` : ''}${column}, '')`)
  return `search_words(${texts.join(` || ' ' || `)})`
}

const MOST_WORDS = 8

/** What somebody typed as queries for one word each, which it may be the beginning of. */
export function searchQueries(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [...new Set(words)]
    .slice(0, MOST_WORDS)
    .map((word) => `'${/^[0-9]/.test(word) ? 'x' : ''}${word}':*`)
}
