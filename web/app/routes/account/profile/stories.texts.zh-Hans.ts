export const from = (network: string) => `（来自网络${network}）`
export const wrongPassword = (count: number, place: string) => `有人输错了${count}次密码${place}。`
export const signInPaused = (place: string) => `密码输错次数太多，登录被暂停${place}。`
export const newPlace = (place: string) => `您从新的地点登录${place}。`
export const passwordChanged = (place: string) => `您的密码已更改${place}。`
export const emailChanged = (place: string) => `您的电子邮件地址已更改${place}。`
export const emailRestored = (place: string) => `您原来的电子邮件地址已恢复${place}。`
export const tokenUsed = () => '您的一个访问令牌被使用过。'
export const twoStepOn = (place: string) => `两步登录已开启${place}。`
export const twoStepOff = (place: string) => `两步登录已关闭${place}。`
export const newCodes = (place: string) => `已生成新的备用码${place}。`
export const codeUsed = (place: string) => `有一个备用码被用过${place}。`
export const madeAdministrator = () => '您成为了管理员。'
export const noAdministrator = () => '您不再是管理员。'

export const theClub = '俱乐部'
export const look = '以您的身份查看了您的页面'
export const takeCopy = '导出了一份您的资料'
export const readNotes = '查看了您孩子的健康备注'
export const pauseReminders = '暂停了给您的付款提醒'
export const resumeReminders = '恢复了给您的付款提醒'
export const promiseCredit = '记录了您的余额将退还给您'
export const keepCredit = '把您的余额留在了账户上'
export const askFund = '记下您已向基金申请资助'
export const grantFund = '记下有基金资助您'
export const refuseFund = '记下基金未能资助您'
export const merge = '把您的两份资料合并成一份'
export const mergePlayer = '把您孩子的两份资料合并成一份'
export const twoPeople = '标明另一份资料与您的资料不重复'
export const maybeOnePerson = '取消了另一份资料与您的资料不重复的标记'
export const familyCode = '打印了供您接管资料的代码'
export const familyInvited = '发电子邮件邀请您接管您的资料'
export const familyCodeEnd = '停用了供您接管资料的代码'
export const phoned = '给您打了电话'
export const notPhoned = '更正为没有给您打电话'
export const noAccess = '记下一位监护人无权查看另一位监护人孩子的资料'
export const accessAgain = '取消了一位监护人无权查看另一位监护人孩子资料的限制'
export const invite = '邀请您登录'
export const closeSignIn = '停用了您的登录'
export const openSignIn = '重新启用了您的登录'
export const confirmAddress = '验证了您的电子邮件地址'
export const resendCode = '给您重发了验证码'
export const writeAgain = '恢复向您的地址发送电子邮件'
export const resetPassword = '重设了您的密码'
export const removeTwoStep = '移除了您的两步登录'
export const signOut = '让您在所有设备上退出登录'
export const makeAdministrator = '把您设为管理员'
export const changePermissions = '更改了您在管理台的权限'
export const takeRole = '取消了您的管理员身份'

export const added = (thing: string) => `添加了${thing}`
export const changed = (thing: string) => `更改了${thing}`
export const removed = (thing: string) => `移除了${thing}`
export const inYourPlace = (act: string) => `以您的身份${act}`
export const yourRecord = '您的资料'
export const aPlayer = '您孩子的资料'
export const aRegistration = '一项报名'
export const aDiscount = '一项优惠'
export const aKitOrder = '一个装备订单'
export const aConsent = '一份同意书'
export const aTournamentPlace = '一个锦标赛名额'
