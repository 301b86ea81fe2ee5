import { useForm } from '@mantine/form'
import { phoneProblem } from '@touchline/domain/phone-problem.ts'
import { useEarlyInput } from '../../ui/form/use-early-input.ts'
import { emailProblem } from './email-problem.ts'
import { newPasswordProblem } from './new-password.tsx'

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
      firstName: (name) => (name.trim() ? null : 'Please tell us your first name.'),
      lastName: (name) => (name.trim() ? null : 'Please tell us your last name.'),
      email: emailProblem,
      phone: phoneProblem,
      password: (password, { email }) => newPasswordProblem(password, email),
      hasAgreed: (agreed) => (agreed ? null : 'Please read the rules and tick the box to go on.'),
    },
  })
  useEarlyInput(form)
  return form
}

export type SignUpForm = ReturnType<typeof useSignUpForm>
