import type { Sql } from '../postgres/pool.ts'
import { keyIdOf } from './key-ring.ts'
import { keysInUse, resealDatabase } from './seal-database.ts'
import { addGeneratedKey, generatedKeys, type KeyConfig, keyFile, openKeyRing } from './secret-key.ts'

/**
 * Encrypts all secrets with the newest key: that of SECRET_KEY or, if the key was generated, a new one. A running
 * server keeps working: it reads a generated key when it first encounters it.
 */
export async function rotateSecretKeys(sql: Sql, config: KeyConfig): Promise<string> {
  const { dataDir, secretKeys } = config
  const isGenerated = secretKeys.length === 0
  if (isGenerated) {
    const used = await keysInUse(sql)
    addGeneratedKey(dataDir, (keyId) => used.has(keyId))
  }
  const count = await resealDatabase(sql, openKeyRing(config))
  const done = `${count} values were encrypted with the newest key.`
  if (isGenerated) return `${done} It was added to ${keyFile(dataDir)}; keep a copy of that file.`
  const used = await keysInUse(sql)
  const others = [...secretKeys.slice(1), ...generatedKeys(dataDir)].filter((text) => used.has(keyIdOf(text)))
  return others.length > 0
    ? `${done} Some more came in from a server that still writes with an older key: restart it with the new SECRET_KEY, then run this again.`
    : `${done} Nothing needs the older ones anymore: SECRET_KEY_PREVIOUS can be removed.`
}
