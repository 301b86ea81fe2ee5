export const title = '添加孩子'
export const description = '把孩子添加到您的家庭。'
export const addAnother = '再添加一个孩子'
export const addFirst = '添加第一个孩子'
export const noAccountNeeded = '孩子不需要账户，也不需要电子邮件地址。我们已经用纸质表格给您报过名？请'
export const useCode = '使用确认单上的代码'
export const end = '。'
export const added = (player: string) => `${player}已添加。下一个是谁？`
export const yesShow = (player: string) => `是的，查看${player}`
export const saving = '正在保存……'
export const saveAndGoOn = '保存并继续'
export const saveAndChoose = '保存并选择课程'
export const saveAndAdd = '保存并再添加一个'

export const myPlayers = '我的孩子'
export const myPlayersDescription = '在我们这里踢球的所有孩子。'
export const noPlayers = '还没有添加孩子'
export const noPlayersLead = '有姓名和出生日期就可以开始，两分钟就好，孩子不需要账户。'
export const addPlayer = '添加孩子'
