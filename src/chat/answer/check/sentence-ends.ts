import { foldInPlace } from './fold-in-place.ts';

/** Words whose full stop ends no sentence. */
const ABBREVIATIONS = new Set(
  'sq,ft,approx,ca,st,ave,av,no,nr,mio,mrd,tsd,hab,aprox,env,blvd,dr,rd,ln,ct,apt,e.g,i.e,z.b,inkl,zzgl,ch,zi,u.a,bzw,vs,mr,mrs,ms,m,p.m,a.m,min,max,incl,bldg,hwy,pl,sr,sra,mme,av,av,n.º,núm,num,etc,d.h,jan,feb,mar,apr,jun,jul,aug,sep,sept,oct,nov,dec'.split(
    ',',
  ),
);
const END = /([^\s]*?)([.!?…]+)["'”’»)\]*_]*$/u;

/** Whether a text that a blank follows ends a sentence. "3." may be a list's number or a day. */
export const endsSentence = (text: string): boolean => {
  const match = END.exec(text.slice(-80));
  if (match === null) return false;
  const [, word = '', signs = ''] = match;
  if (signs !== '.') return true;
  const fold = foldInPlace(word).replace(/^[("'«“\uFFFC]+/u, '');
  return !ABBREVIATIONS.has(fold) && !/^(?:\d{1,2}|\p{L})$/u.test(fold);
};

const CLAUSE_END = /\s*[,;–—][*_"'”’»]*$/u;

/** Where the clause ends that a text ends with, before its sign; undefined where it goes on. */
export const clauseEnd = (text: string): number | undefined =>
  CLAUSE_END.exec(text.slice(-80)) === null ? undefined : text.replace(CLAUSE_END, '').length;

export const ENDS_WIDE_SENTENCE = /^[。！？]$/u;
export const ENDS_WIDE_CLAUSE = /^[，；、]$/u;
