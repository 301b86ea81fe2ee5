import { checkCasts } from './check-casts.ts'
import { checkDocs } from './check-docs.ts'
import { checkFences } from './check-fences.ts'
import { checkFileSize } from './check-file-size.ts'
import { checkFunctionSize } from './check-function-size.ts'
import { checkTexts } from './check-texts.ts'
import { checkWords } from './check-words.ts'
import { runTool, stopToolsOnInterrupt } from './run-tool.ts'

interface Step {
  name: string
  run: () => Promise<boolean>
}

export interface StepResult {
  name: string
  passed: boolean
}

const ownCheck = (name: string, problems: () => string[]): Step => ({
  name,
  run: async () => {
    const found = problems()
    for (const problem of found) console.error(problem)
    return found.length === 0
  },
})

const steps: Step[] = [
  {
    name: 'Lint and format (Biome)',
    run: () => runTool({ package: '@biomejs/biome', command: 'biome', args: ['check', '.'] }),
  },
  {
    name: 'Types (TypeScript)',
    // The default of four checkers repeats work on shared types, which takes half as long again on two cores.
    run: () =>
      runTool({
        package: 'typescript',
        command: 'tsc',
        args: ['-p', '.', '--checkers', '1'],
        env: { GOGC: '400' },
      }),
  },
  { name: 'Dead code (knip)', run: () => runTool({ package: 'knip', args: [] }) },
  ownCheck('Import fences', checkFences),
  ownCheck('Docs', checkDocs),
  ownCheck('File size', checkFileSize),
  ownCheck('Function size', checkFunctionSize),
  ownCheck('Casts', checkCasts),
  ownCheck('Plain words', checkWords),
  ownCheck('Texts in other languages', checkTexts),
]

async function outcome(step: Step): Promise<boolean> {
  try {
    return await step.run()
  } catch (error) {
    console.error(error)
    return false
  }
}

/** Runs all steps even after a failure, because a complete list of problems is worth the time. */
export async function runChecks(): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) {
    console.log(`\n# ${step.name}`)
    const passed = await outcome(step)
    results.push({ name: step.name, passed })
  }
  console.log('\n# Checks')
  for (const { name, passed } of results) console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`)
  return results
}

if (import.meta.main) {
  stopToolsOnInterrupt()
  const results = await runChecks()
  if (results.some(({ passed }) => !passed)) process.exitCode ||= 1
}
