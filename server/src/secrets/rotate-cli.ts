import { runCommand } from '../postgres/command-database.ts'
import { rotateSecretKeys } from './rotate.ts'

await runCommand(rotateSecretKeys)
