import { counted, type SpelledWords } from './spelled-words.ts';

export const PORTUGUESE_SPELLED: SpelledWords = {
  language: 'pt',
  parts: {
    ...counted('dois|duas tres quatro cinco seis sete oito nove dez onze doze', 2, 1),
    ...counted(
      'treze quatorze|catorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
      13,
      1,
    ),
    ...counted('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 20, 10),
    cem: 100,
    cento: 100,
    ...counted('duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos', 200, 100),
    ...counted('duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas', 200, 100),
  },
  times: { mil: 1e3, milhao: 1e6, milhoes: 1e6 },
  ones: ['um', 'uma'],
  links: ['e'],
  fractions: { meio: 0.5, 'um quarto de': 0.25, 'tres quartos de': 0.75 },
  andHalf: ['e meio', 'e meia'],
  andHalfOfDigits: ['e meio', 'e meia'],
  point: ['virgula', 'ponto'],
};
