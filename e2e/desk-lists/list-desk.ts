import { SHIPPED_RULES } from '@touchline/domain/club/club-rules.ts'
import type { Person } from '../../server/test/amplify-client.ts'
import { type DeskForFile, deskForFile } from '../../server/test/desk-for-file.ts'
import { NOW } from '../../server/test/search/search.ts'
import type { Request } from '../../web/app/data/request.ts'
import {
  type DeskList,
  everyLine,
  type ListPage,
  type ListValues,
  listPage,
} from '../../web/app/desk/desk-list.ts'
import { loadSeasonLines } from '../../web/app/desk/season-lines.ts'

/** The browser's requests, from the real client to the real server. */
export const requestOf = ({ ask }: Person): Request =>
  (async ({ query, field }, variables) => {
    const { data, errors } = await ask(query, variables)
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '))
    return field === undefined ? data : data[field]
  }) as Request

export interface ListDesk extends DeskForFile {
  /** A page as the screen shows it. */
  page<Row, Line>(list: DeskList<Row, Line>, values: ListValues): Promise<ListPage<Line>>
  /** All lines, as a file gets them. */
  every<Row, Line>(list: DeskList<Row, Line>, values: ListValues): Promise<Line[]>
}

/** The desk's lists on the file's own server, with a clock that stands still; call it once, at the top. */
export async function listDesk(): Promise<ListDesk> {
  const at = await deskForFile(NOW)
  const context = () => ({
    request: requestOf(at.desk),
    ages: SHIPPED_RULES.ages,
    seasonDay: '2025-09-06',
    now: NOW,
    seasons: () => loadSeasonLines(requestOf(at.desk)),
  })
  return {
    ...at,
    page: <Row, Line>(list: DeskList<Row, Line>, values: ListValues) => listPage(list, values, context()),
    every: <Row, Line>(list: DeskList<Row, Line>, values: ListValues) => everyLine(list, values, context()),
  }
}

export const firstNames = (lines: { firstName: string }[]): string[] =>
  lines.map(({ firstName }) => firstName)
