import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { environmentNames, readConfig, wrongValues } from '../server/src/config.ts'
import { missingInProduction } from '../server/src/start/production-needs.ts'
import { root } from './repository-files.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

/** The lines NAME=value of a file of settings. */
function settingsIn(file: string): Record<string, string> {
  const lines = read(file).matchAll(/^([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

test('the example of settings names what the server reads, and all that production needs', () => {
  const settings = settingsIn('deploy/touchline.env.example')
  expect(Object.keys(settings).filter((name) => !environmentNames.includes(name))).toEqual([])
  expect(wrongValues(settings)).toEqual([])
  expect(missingInProduction(settings)).toBeNull()
  expect(wrongValues({ ...settings, SECRET_KEY: 'too short' })).toHaveLength(1)
})

test('the image starts what is there, as nobody special, with settings that the server reads', () => {
  const text = read('deploy/Containerfile')
  const [, last = ''] = text.split(/^FROM /m).slice(1)
  const env = Object.fromEntries(
    (/^ENV (.*)$/m.exec(last)?.[1] ?? '').split(' ').map((pair) => pair.split('=')),
  )
  expect(Object.keys(env).filter((name) => !environmentNames.includes(name))).toEqual([])
  const { port, host, isProduction } = readConfig(env)
  expect({ port, host, isProduction }).toEqual({ port: 3000, host: '0.0.0.0', isProduction: true })
  expect(last).toContain(`EXPOSE ${port}`)
  expect(last).toContain(`http://127.0.0.1:${port}/healthz`)
  expect(last).toMatch(/^USER \d{4,}$/m)
  const files = [...text.matchAll(/(?:server|scripts)\/[\w/-]+\.m?[tj]s/g)].map(([file]) => file)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(files).toContain(scripts.start?.split(' ')[1])
})

test('compose passes on settings that the server reads, and finds its files', () => {
  const text = read('deploy/compose.yaml')
  const [, own = ''] = /^ {2}touchline:\n([\s\S]*?)^\n/m.exec(text) ?? []
  const names = [...own.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(names).toEqual(['PUBLIC_URL', 'TRUST_PROXY'])
  expect(names.filter((name) => !environmentNames.includes(name ?? ''))).toEqual([])
  const trusted = /TRUST_PROXY: (\S+)/.exec(own)?.[1]
  expect(wrongValues({ TRUST_PROXY: trusted })).toEqual([])
  expect(text).toContain(`subnet: ${trusted}`)
  expect(text).toContain('UPSTREAM: touchline:3000')
  for (const file of ['deploy/Containerfile', 'deploy/Caddyfile', 'deploy/touchline.env.example'])
    expect(text).toContain(path.basename(file))
})

test.each(['deploy/Caddyfile', 'deploy/nginx.conf'])('%s leads to the port that the server has', (file) => {
  expect(read(file)).toContain(`127.0.0.1:${readConfig({}).port}`)
})

test('systemd starts a script that is there, and waits for as long as a stop may take', () => {
  const text = read('deploy/touchline.service')
  expect(text).toContain('ExecStart=/usr/bin/npm start')
  expect(scripts.start).toBeDefined()
  expect(read('docs/operations.md')).toContain('deploy/touchline.service')
  const patience = Number(/PATIENCE_MS = ([\d_]+)/.exec(read('server/src/main.ts'))?.[1]?.replace('_', ''))
  expect(Number(/TimeoutStopSec=(\d+)/.exec(text)?.[1]) * 1000).toBeGreaterThan(patience)
})
