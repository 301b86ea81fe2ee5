import { createServer } from 'node:http'
import { openPool } from '../server/src/postgres/pool.ts'
import { statements } from './floor-statements.ts'

/**
 * The floor: bare `node:http` and one hand-written statement, without GraphQL parsing, authentication or access rules.
 * Our reads can hardly be faster; the tables say how close they come.
 */
const sql = openPool(process.env.DATABASE_URL as string, Number(process.env.CONNECTIONS))

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { variables } = JSON.parse(Buffer.concat(chunks).toString())
  const [row] = await sql.unsafe(statements[request.url ?? ''] ?? '', Object.values(variables), {
    prepare: true,
  })
  response.setHeader('content-type', 'application/json')
  response.end(`{"data":${row?.data}}`)
})

server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Ready: the floor'))
