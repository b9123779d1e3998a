import { useState } from 'preact/hooks';
import type { Attachment } from '../chat-state.ts';
import { Failure } from '../failure.ts';

/** What browsers show and the service takes. Telephones convert their own formats to these. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const MOST_BYTES = 20 * 1_048_576;
const MOST_PICTURES = 10;

/** Pictures that wait to be sent, and why some are not among them. */
export const useAttachments = () => {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [refusal, setRefusal] = useState<Failure>();
  const add = (files: Iterable<File>): void => {
    const all = [...files];
    const room = MOST_PICTURES - attachments.length;
    const pictures = all.filter(({ type }) => PICTURE_TYPES.includes(type));
    const fitting = pictures.filter(({ size }) => size <= MOST_BYTES);
    if (pictures.length < all.length) setRefusal(new Failure('wrongType'));
    else if (fitting.length < pictures.length) setRefusal(new Failure('tooLarge'));
    else setRefusal(fitting.length > room ? new Failure('tooMany') : undefined);
    const added = fitting.slice(0, room).map((file) => ({ file, name: file.name, shown: URL.createObjectURL(file) }));
    setAttachments((waiting) => [...waiting, ...added]);
  };
  const remove = (attachment: Attachment): void => {
    URL.revokeObjectURL(attachment.shown);
    setAttachments((waiting) => waiting.filter((other) => other !== attachment));
  };
  const clear = (): void => {
    setAttachments([]);
    setRefusal(undefined);
  };
  return { attachments, refusal, add, remove, clear, refuse: setRefusal };
};
