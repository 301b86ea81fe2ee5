import { searchSql } from './floor-lists-sql.ts'
import { createSql, getSql, updateSql } from './floor-rows-sql.ts'
import { completeDataSql, listSql } from './floor-sql.ts'

/** The hand-written statements, by the path that answers with each. */
export const statements: Record<string, string> = {
  '/complete': completeDataSql,
  '/list': listSql,
  '/get': getSql,
  '/create': createSql,
  '/update': updateSql,
  ...Object.fromEntries(Object.entries(searchSql).map(([list, text]) => [`/search/${list}`, text])),
}
