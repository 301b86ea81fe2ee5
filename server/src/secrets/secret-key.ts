import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../error-code.ts'
import { StartError } from '../start/start-error.ts'
import { KeyRing, keyIdOf } from './key-ring.ts'

const SHORTEST = 32
const FEWEST_CHARACTERS = 10

export const GOOD_KEY = `at least ${SHORTEST} random characters, such as "openssl rand -base64 33" prints`

/** Long enough and not too repetitive: random keys pass, and quickly typed ones do not. */
export const isGoodKey = (text: string): boolean =>
  text.length >= SHORTEST && new Set(text).size >= FEWEST_CHARACTERS

const newKey = () => randomBytes(33).toString('base64url')

export const keyFile = (dataDir: string): string => join(dataDir, 'secret-key')

/** An outside database outlives this machine's folder, and other servers may use it. */
export const generatedKeyWarning = (dataDir: string): string =>
  `SECRET_KEY isn’t set, so the key in ${keyFile(dataDir)} is used. Every server on this database needs the same one.`

export interface KeyConfig {
  dataDir: string
  isProduction: boolean
  /** From the environment, newest first; empty if SECRET_KEY is not set. */
  secretKeys: readonly string[]
}

/**
 * The keys of the environment, followed by those generated in the data folder, so that old data stays readable when
 * SECRET_KEY is set later. Without either, a key is generated, except in production.
 */
export function openKeyRing({ dataDir, secretKeys, isProduction }: KeyConfig): KeyRing {
  if (secretKeys.length === 0) {
    if (isProduction) throw new StartError(`SECRET_KEY must be set in production: ${GOOD_KEY}.`)
    if (generatedKeys(dataDir).length === 0) makeKeyFile(dataDir)
  }
  return new KeyRing(() => [...secretKeys, ...generatedKeys(dataDir)])
}

/** One per line, newest first. */
export function generatedKeys(dataDir: string): string[] {
  try {
    return readFileSync(keyFile(dataDir), 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** If several processes start together, all use the key of the first. */
function makeKeyFile(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  const unfinished = writeKeys(dataDir, [newKey()])
  try {
    linkSync(unfinished, keyFile(dataDir))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
}

/** Adds a new key in front, and drops keys that are no longer needed. */
export function addGeneratedKey(dataDir: string, isNeeded: (keyId: string) => boolean): void {
  const kept = generatedKeys(dataDir).filter((text, n) => n === 0 || isNeeded(keyIdOf(text)))
  renameSync(writeKeys(dataDir, [newKey(), ...kept]), keyFile(dataDir))
}

function writeKeys(dataDir: string, texts: string[]): string {
  const unfinished = `${keyFile(dataDir)}.${process.pid}.new`
  writeFileSync(unfinished, `${texts.join('\n')}\n`, { mode: 0o600, flush: true })
  return unfinished
}
