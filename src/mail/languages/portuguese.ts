import type { MailWords } from './english.ts';

export const PORTUGUESE: MailWords = {
  subjects: {
    person: '{name}: um visitante quer falar com uma pessoa',
    contact: '{name}: mensagem de um visitante',
    dailyChats: '{name}: conversas de {day}',
    dailyLeads: '{name}: contatos de {day}',
  },
  openings: {
    person: 'Um visitante do seu site quer falar com uma pessoa da sua equipe.',
    contact: 'Um visitante do seu site deixou uma mensagem para você.',
    dailyChats: 'Isto é o que os visitantes perguntaram em {day}.',
    dailyLeads: 'Em {day}, estes visitantes disseram como entrar em contato com eles.',
  },
  unreachable: 'O visitante ainda não deixou e-mail nem telefone.',
  reply: 'Se você responder a este e-mail, a resposta vai para o visitante.',
  labels: {
    chatbot: 'Chatbot',
    time: 'Hora',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    message: 'Mensagem',
    conversations: 'Conversas',
    questions: 'Perguntas',
    leads: 'Contatos',
  },
  conversation: 'Conversa',
  numbered: 'Conversa {number}',
  visitor: 'Visitante',
  assistant: 'Assistente',
  earlier: 'O que foi dito antes não aparece aqui.',
  later: 'O que foi dito depois não aparece aqui.',
  more: 'E mais {count}: a API tem todas.',
  footer: 'Este e-mail vai para os endereços da configuração {setting} do chatbot {name}.',
};
