/** What mails say, in sentences for `fill`. `{name}` is the chatbot's name, `{day}` a date. */
export const ENGLISH = {
  subjects: {
    person: '{name}: a visitor would like to talk to someone',
    contact: '{name}: message from a visitor',
    dailyChats: '{name}: conversations of {day}',
    dailyLeads: '{name}: leads of {day}',
  },
  openings: {
    person: 'A visitor of your website would like to talk to a person of your team.',
    contact: 'A visitor of your website has sent you a message.',
    dailyChats: 'This is what visitors asked on {day}.',
    dailyLeads: 'These visitors left a way to reach them on {day}.',
  },
  unreachable: 'The visitor has left neither an e-mail address nor a phone number yet.',
  reply: 'A reply to this mail goes to the visitor.',
  labels: {
    chatbot: 'Chatbot',
    time: 'Time',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
    conversations: 'Conversations',
    questions: 'Questions',
    leads: 'Leads',
  },
  conversation: 'Conversation',
  numbered: 'Conversation {number}',
  visitor: 'Visitor',
  assistant: 'Assistant',
  earlier: 'What was said before is left out here.',
  later: 'What was said after that is left out here.',
  more: 'And {count} more: the API has all of them.',
  footer: 'This mail goes to the addresses of the setting {setting} of the chatbot {name}.',
};

export type MailWords = typeof ENGLISH;
