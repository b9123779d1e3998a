import type { MailWords } from './english.ts';

export const FRENCH: MailWords = {
  subjects: {
    person: '{name} : un visiteur souhaite parler à quelqu’un',
    contact: '{name} : message d’un visiteur',
    dailyChats: '{name} : conversations du {day}',
    dailyLeads: '{name} : contacts du {day}',
  },
  openings: {
    person: 'Un visiteur de votre site souhaite parler à une personne de votre équipe.',
    contact: 'Un visiteur de votre site vous a laissé un message.',
    dailyChats: 'Voici ce que les visiteurs ont demandé le {day}.',
    dailyLeads: 'Le {day}, ces visiteurs ont indiqué comment les joindre.',
  },
  unreachable: 'Le visiteur n’a encore laissé ni adresse e-mail ni numéro de téléphone.',
  reply: 'Si vous répondez à cet e-mail, votre réponse parviendra au visiteur.',
  labels: {
    chatbot: 'Chatbot',
    time: 'Heure',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    message: 'Message',
    conversations: 'Conversations',
    questions: 'Questions',
    leads: 'Contacts',
  },
  conversation: 'Conversation',
  numbered: 'Conversation {number}',
  visitor: 'Visiteur',
  assistant: 'Assistant',
  earlier: 'Ce qui a été dit auparavant ne figure pas ici.',
  later: 'Ce qui a été dit ensuite ne figure pas ici.',
  more: 'Et {count} de plus : l’API les contient toutes.',
  footer: 'Cet e-mail est envoyé aux adresses du paramètre {setting} du chatbot {name}.',
};
