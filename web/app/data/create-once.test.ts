import { expect, test } from 'vitest'
import { createOnce } from './create-once.ts'
import type { Document } from './documents.ts'
import type { Request } from './request.ts'

const input = { id: 'p1', firstName: 'Maya', healthNotes: null }
const CUT = new Error('A network error has occurred.')

/** A service that keeps one row and loses the answer to its first create, either before or after storing the row. */
function service({ cut }: { cut: 'BEFORE' | 'AFTER' }) {
  const asked: string[] = []
  let row: Record<string, unknown> | null = null
  const request = async ({ field }: Document, variables: Record<string, unknown>) => {
    const operation = field?.replace('Player', '') ?? ''
    asked.push(operation)
    const isFirst = asked.length === 1
    if (operation === 'get') return row
    if (isFirst && cut === 'BEFORE') throw CUT
    if (operation === 'create' && row) throw new Error('GraphQL Error: There is a row with this id.')
    row = { ...row, ...(variables.input as object), _version: operation === 'create' ? 1 : 2, _deleted: null }
    // The connection is still down when the client checks whether the row exists.
    if (isFirst) throw CUT
    return row
  }
  return { request: request as unknown as Request, asked, row: () => row }
}

/** Sends once, then again with the same or a different input. */
async function twice(cut: 'BEFORE' | 'AFTER', again: typeof input) {
  const { request, asked, row } = service({ cut })
  const isLost = { ...input }
  const first = await createOnce(request, 'Player', isLost).then(
    () => 'saved',
    (error: Error) => error.message,
  )
  await createOnce(request, 'Player', again)
  return { first, asked, row: row() }
}

test('cut before it leaves: the original error is thrown, and a second try makes one row', async () => {
  const { first, asked, row } = await twice('BEFORE', input)
  expect(first).toBe(CUT.message)
  expect(asked).toEqual(['create', 'get', 'create'])
  expect(row).toMatchObject(input)
})

test('cut after it arrived: the row is found, and a second try keeps the same row', async () => {
  const { first, asked, row } = await twice('AFTER', input)
  expect(first).toBe('saved')
  expect(asked).toEqual(['create', 'get', 'create', 'get'])
  expect(row).toMatchObject({ ...input, _version: 1 })
})

test('values changed before the second try are saved over the row', async () => {
  const { asked, row } = await twice('AFTER', { ...input, firstName: 'Mia' })
  expect(asked.at(-1)).toBe('update')
  expect(row).toMatchObject({ firstName: 'Mia', _version: 2 })
})
