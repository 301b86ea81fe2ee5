import { createHash, createHmac } from 'node:crypto'
import { badInput } from '../errors.ts'

/**
 * A page token is the sort key of the page's last row, signed for the query it belongs to. PostgreSQL creates it
 * within the statement, so the signature is a truncated SHA-256 over a key derived for that query.
 */
export const scopeKey = (secret: string, scope: unknown): string =>
  createHmac('sha256', secret).update(JSON.stringify(scope)).digest('hex')

export function tokenSql(key: string, columns: string[]): string {
  const payload = `json_build_array(${columns.join(', ')})::text`
  const body = `translate(encode(convert_to(${payload}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`
  const seal = `substr(encode(sha256(convert_to(${key} || ${payload}, 'UTF8')), 'hex'), 1, 32)`
  return `${body} || '.' || ${seal}`
}

export function openToken(token: string, key: string): (string | number)[] {
  const [body = '', seal] = token.split('.')
  const payload = Buffer.from(body, 'base64url').toString('utf8')
  const expected = createHash('sha256').update(`${key}${payload}`).digest('hex').slice(0, 32)
  if (seal !== expected)
    throw badInput('This nextToken does not belong to this query. Ask for the first page again.', {
      code: 'BAD_NEXT_TOKEN',
      field: 'nextToken',
    })
  return JSON.parse(payload)
}
