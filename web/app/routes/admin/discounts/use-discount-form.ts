import { useForm } from '@mantine/form'
import type { DiscountValues } from './discount-values.ts'
import { discountProblems } from './discount-values.ts'

export const useDiscountForm = (initialValues: DiscountValues) =>
  useForm<DiscountValues>({ initialValues, validateInputOnBlur: true, validate: discountProblems })

export type DiscountFormState = ReturnType<typeof useDiscountForm>
