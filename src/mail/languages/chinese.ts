import type { MailWords } from './english.ts';

export const CHINESE: MailWords = {
  subjects: {
    person: '{name}：有访客希望与人工交流',
    contact: '{name}：访客留言',
    dailyChats: '{name}：{day}的对话',
    dailyLeads: '{name}：{day}的潜在客户',
  },
  openings: {
    person: '您网站的一位访客希望与您团队的工作人员交流。',
    contact: '您网站的一位访客给您留了言。',
    dailyChats: '以下是访客在{day}提出的问题。',
    dailyLeads: '以下访客在{day}留下了联系方式。',
  },
  unreachable: '该访客尚未留下电子邮箱或电话号码。',
  reply: '直接回复此邮件即可联系该访客。',
  labels: {
    chatbot: '聊天机器人',
    time: '时间',
    name: '姓名',
    email: '电子邮箱',
    phone: '电话',
    message: '留言',
    conversations: '对话数',
    questions: '提问数',
    leads: '潜在客户数',
  },
  conversation: '对话',
  numbered: '对话 {number}',
  visitor: '访客',
  assistant: '助手',
  earlier: '此前的内容在此从略。',
  later: '此后的内容在此从略。',
  more: '另有 {count} 个：全部可通过 API 查看。',
  footer: '此邮件发送至聊天机器人“{name}”的设置 {setting} 中的地址。',
};
