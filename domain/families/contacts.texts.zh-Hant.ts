export const addYourPhone = '請填寫您的電話，讓教練可以聯絡您。'
export const nameAnAdult = '請填寫另一位可以聯絡的成人。'
export const addTheirPhone = '請填寫對方的電話。'
