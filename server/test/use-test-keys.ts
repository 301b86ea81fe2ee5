import { useKeys } from '../src/secrets/seal.ts'
import { testKeys } from './secret-key.ts'

// A worker runs many files: each begins with the keys of the tests, whichever the one before has used.
useKeys(testKeys)
