import type { FurtherStep } from './further-step.ts'
import { NewPassword } from './new-password.tsx'
import { SetUpOnSignIn } from './second-factor/set-up-on-sign-in.tsx'
import { SignInCode } from './second-factor/sign-in-code.tsx'

interface FurtherStepsProps {
  step: FurtherStep
  email: string
  onStep(step: FurtherStep | null): void
  onDone(): unknown
}

/** The steps of a sign-in after the password, one after another. */
export function FurtherSteps({ step, email, onStep, onDone }: FurtherStepsProps) {
  const onAgain = () => onStep(null)
  switch (step.kind) {
    case 'NEW_PASSWORD':
      return <NewPassword email={email} onStep={onStep} onDone={onDone} onAgain={onAgain} />
    case 'CODE':
      return <SignInCode email={email} onDone={onDone} onAgain={onAgain} />
    case 'SET_UP':
      return <SetUpOnSignIn email={email} secret={step.secret} onDone={onDone} onAgain={onAgain} />
  }
}
