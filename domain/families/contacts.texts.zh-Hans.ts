export const addYourPhone = '请填写您的电话，好让教练联系得到您。'
export const nameAnAdult = '请填写另一位可以联系的成人。'
export const addTheirPhone = '请填写对方的电话。'
