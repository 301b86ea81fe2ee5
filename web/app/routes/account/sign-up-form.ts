import { useForm } from '@mantine/form'
import { phoneProblem } from '@touchline/domain/families/phone-problem.ts'
import { useEarlyInput } from '../../ui/form/use-early-input.ts'
import { emailProblem } from './email-problem.ts'
import { newPasswordProblem } from './new-password-problem.ts'
import * as texts from './signup.texts.ts'

export function useSignUpForm() {
  const form = useForm({
    initialValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      password: '',
      hasAgreed: false,
      newsletter: false,
    },
    validate: {
      firstName: (name) => (name.trim() ? null : texts.enterFirstName),
      lastName: (name) => (name.trim() ? null : texts.enterLastName),
      email: emailProblem,
      phone: phoneProblem,
      password: (password, { email }) => newPasswordProblem(password, email),
      hasAgreed: (agreed) => (agreed ? null : texts.tickRules),
    },
  })
  useEarlyInput(form)
  return form
}

export type SignUpForm = ReturnType<typeof useSignUpForm>
