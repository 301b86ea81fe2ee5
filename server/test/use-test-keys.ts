import { useKeys } from '../src/secrets/seal.ts'
import { testKeys } from './secret-key.ts'

// A worker runs many files: start each with the test keys, whatever keys the file before has used.
useKeys(testKeys)
