import type { MailWords } from './english.ts';

export const SPANISH: MailWords = {
  subjects: {
    person: '{name}: un visitante quiere hablar con una persona',
    contact: '{name}: mensaje de un visitante',
    dailyChats: '{name}: conversaciones del {day}',
    dailyLeads: '{name}: contactos del {day}',
  },
  openings: {
    person: 'Un visitante de su sitio web quiere hablar con una persona de su equipo.',
    contact: 'Un visitante de su sitio web le ha dejado un mensaje.',
    dailyChats: 'Esto es lo que preguntaron los visitantes el {day}.',
    dailyLeads: 'El {day}, estos visitantes indicaron cómo ponerse en contacto con ellos.',
  },
  unreachable: 'El visitante todavía no ha dejado ni correo electrónico ni teléfono.',
  reply: 'Si responde a este correo, su respuesta llega al visitante.',
  labels: {
    chatbot: 'Chatbot',
    time: 'Hora',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    message: 'Mensaje',
    conversations: 'Conversaciones',
    questions: 'Preguntas',
    leads: 'Contactos',
  },
  conversation: 'Conversación',
  numbered: 'Conversación {number}',
  visitor: 'Visitante',
  assistant: 'Asistente',
  earlier: 'Lo que se dijo antes no aparece aquí.',
  later: 'Lo que se dijo después no aparece aquí.',
  more: 'Y {count} más: la API las tiene todas.',
  footer: 'Este correo va a las direcciones del ajuste {setting} del chatbot {name}.',
};
