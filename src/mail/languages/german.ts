import type { MailWords } from './english.ts';

export const GERMAN: MailWords = {
  subjects: {
    person: '{name}: Jemand möchte mit Ihnen sprechen',
    contact: '{name}: Nachricht von Ihrer Website',
    dailyChats: '{name}: Gespräche vom {day}',
    dailyLeads: '{name}: Interessenten vom {day}',
  },
  openings: {
    person: 'Jemand auf Ihrer Website möchte mit einem Menschen aus Ihrem Team sprechen.',
    contact: 'Jemand hat Ihnen auf Ihrer Website eine Nachricht hinterlassen.',
    dailyChats: 'Das wurde am {day} auf Ihrer Website gefragt.',
    dailyLeads: 'Am {day} haben diese Interessenten hinterlassen, wie man sie erreicht.',
  },
  unreachable: 'Bisher wurde weder eine E-Mail-Adresse noch eine Telefonnummer hinterlassen.',
  reply: 'Eine Antwort auf diese E-Mail geht an die Interessentin oder den Interessenten.',
  labels: {
    chatbot: 'Chatbot',
    time: 'Zeit',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    conversations: 'Gespräche',
    questions: 'Fragen',
    leads: 'Interessenten',
  },
  conversation: 'Gespräch',
  numbered: 'Gespräch {number}',
  visitor: 'Besucher',
  assistant: 'Assistent',
  earlier: 'Was davor gesagt wurde, steht hier nicht.',
  later: 'Was danach gesagt wurde, steht hier nicht.',
  more: 'Und {count} weitere: Die API hat sie alle.',
  footer: 'Diese E-Mail geht an die Adressen der Einstellung {setting} des Chatbots {name}.',
};
